"""What the server writes down: plain lines for people or JSON for machines, each with the id of its request."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from embertable.web.settings import Settings

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="-")
access: Final = logging.getLogger("embertable.access")
PLAIN: Final = "%(asctime)s %(levelname)s [%(request)s] %(name)s: %(message)s"


class WithRequest(logging.Filter):
    """Every line knows for which request it was written."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Write the id into the line."""
        record.request = request_id.get()
        return True


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with whatever was measured beside it."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": getattr(record, "request", "-"),
            "message": record.getMessage(),
            **getattr(record, "measured", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_config(settings: Settings) -> dict[str, Any]:
    """How to log, as `logging` and uvicorn take it."""
    formatter: dict[str, Any] = {"()": JsonLines} if settings.log_format == "json" else {"format": PLAIN}
    level = settings.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"request": {"()": WithRequest}},
        "formatters": {"lines": formatter},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "lines",
                "filters": ["request"],
            }
        },
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"embertable": {"level": level}, "uvicorn": {"level": level}},
    }
