"""The page that describes the API, drawn here from its OpenAPI description: our policy lets in no foreign scripts."""

from __future__ import annotations

import inspect
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

from embertable.web.api import types as sent
from embertable.web.languages import preferred
from embertable.web.requests import Asking
from embertable.web.visitor import Visitor


class ApiPage(OpenAPIRenderPlugin):
    """Routes, what they take and what they answer."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Asking, openapi_schema: dict[str, Any]) -> bytes:
        lang = preferred(request.cookies.get("lang"), request.headers.get("accept-language", ""))
        theme = request.cookies.get("theme", "")
        visitor = Visitor(None, lang, theme if theme in ("light", "dark") else "", "/api/schema")
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        return visitor.page("api.html", routes=routes(openapi_schema), types=types(schemas)).encode()


def routes(described: dict[str, Any]) -> list[dict[str, Any]]:
    """Every route, in the order of its address."""
    return [
        {
            "method": method.upper(),
            "path": path,
            "about": each.get("description") or each.get("summary", ""),
            "parameters": [
                (parameter["name"], written(parameter.get("schema", {}))) for parameter in each.get("parameters", [])
            ],
            "takes": body_of(each.get("requestBody", {})),
            "answers": body_of(next(iter(each["responses"].values()))),
        }
        for path, methods in sorted(described["paths"].items())
        for method, each in methods.items()
    ]


def types(schemas: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that is sent, field by field."""
    return [
        {
            "name": name,
            "about": inspect.getdoc(getattr(sent, name, None)) or "",
            "fields": [(field, written(kind)) for field, kind in schema.get("properties", {}).items()],
            "needed": schema.get("required", []),
        }
        for name, schema in sorted(schemas.items())
    ]


def body_of(part: dict[str, Any]) -> str:
    """The type of a body."""
    content = part.get("content", {})
    return written(next(iter(content.values()))["schema"]) if content else ""


def written(schema: dict[str, Any]) -> str:
    """A type in one line."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "oneOf" in schema:
        return " | ".join(written(each) for each in schema["oneOf"])
    if "enum" in schema:
        return " | ".join(str(each) for each in schema["enum"])
    if schema.get("type") == "array":
        return f"[{written(schema.get('items', {}))}]"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{{written(schema['additionalProperties'])}}}"
    limits = [f"{sign} {schema[name]}" for name, sign in (("minimum", "≥"), ("maximum", "≤")) if name in schema]
    return ", ".join([str(schema.get("type", "any")), *limits])
