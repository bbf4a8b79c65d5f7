"""The compiled build: mypyc writes a C file for every hot module, and all processors compile them side by side.

One C file of everything, as mypyc writes it by default, keeps one processor busy and the others waiting.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypy.version import __version__
from mypyc.build import mypycify
from pathspec import GitIgnoreSpec
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

# Only modules of the same library see each other's functions, so that calls between them are plain calls.
HIDDEN = ["-fvisibility=hidden"] if os.name == "posix" else []


class HotPaths(BuildHookInterface):
    """Puts the compiled modules into the wheel, beside the sources they were made from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name what came of it to the builder of the wheel."""
        place = Path(self.root, "build", "compiled", f"{sys.implementation.cache_tag}-mypyc-{__version__}")
        c, objects, libraries = place / "c", place / "objects", place / "libraries"
        extensions = mypycify(
            ["--config-file=", f"--cache-dir={place / 'cache'}", *self.hot_modules()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(c),
            group_name="embertable",
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
        compile_side_by_side = SideBySide(Distribution({"name": "embertable", "ext_modules": extensions}))
        compile_side_by_side.build_temp = str(objects)
        compile_side_by_side.build_lib = str(libraries)
        compile_side_by_side.ensure_finalized()
        compile_side_by_side.run()

        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for made in compile_side_by_side.get_outputs():
            build_data["force_include"][made] = str(Path(made).relative_to(libraries))

    def hot_modules(self) -> list[str]:
        """The modules `pyproject.toml` wants compiled."""
        included, excluded = (GitIgnoreSpec.from_lines(self.config[name]) for name in ("include", "exclude"))
        sources = (str(path.relative_to(self.root)) for path in sorted(Path(self.root, "src").rglob("*.py")))
        return [path for path in sources if included.match_file(path) and not excluded.match_file(path)]


class SideBySide(build_ext):
    """Compiles every C file that changed since it was last compiled, as many at once as there are processors."""

    def build_extensions(self) -> None:
        """Compile everything, then link it."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = [
                [pool.submit(self.compiled, extension, source) for source in extension.sources]
                for extension in self.extensions
            ]
            for extension, objects in zip(self.extensions, made, strict=True):
                extension.extra_objects = [each.result() for each in objects]
                extension.sources = []
        self.parallel = os.cpu_count()
        self.force = True  # there are no sources left to look at: the linker looks at the objects
        super().build_extensions()

    def compiled(self, extension: Extension, source: str) -> str:
        """The object file of a C file."""
        (target,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if newer_group([source, __file__, *extension.depends], target):
            begun = time.time()
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            os.utime(target, (begun, begun))  # of what was written meanwhile, by another build, it knows nothing
        return target
