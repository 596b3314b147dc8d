"""
Builds the wheel with the standard library alone: a wheel is a zip file with metadata and checksums (PEP 427).

`python3 build_wheel_backend.py <folder>` writes it there; `pip install ./clients/python` calls the same function (PEP 517). The same
sources give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
NAME = "domesday_client"
#: The first moment that a zip file can express.
TIMESTAMP = (1980, 1, 1, 0, 0, 0)
WHEEL = "Wheel-Version: 1.0\nGenerator: domesday\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def version() -> str:
    text = (HERE / "domesday" / "_version.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if not found:
        raise SystemExit("domesday/_version.py names no version.")
    return found.group(1)


def metadata() -> str:
    description = (HERE / "README.md").read_text(encoding="utf-8")
    project = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    summary = re.search(r'^description = "(.*)"$', project, re.MULTILINE)
    python = re.search(r'^requires-python = "(.*)"$', project, re.MULTILINE)
    if not summary or not python:
        raise SystemExit("pyproject.toml has no description or no requires-python.")
    fields = {
        "Metadata-Version": "2.1",
        "Name": "domesday-client",
        "Version": version(),
        "Summary": summary.group(1),
        "License": "Apache-2.0",
        "Requires-Python": python.group(1),
        "Description-Content-Type": "text/markdown",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items()) + "\n" + description


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    info = f"{NAME}-{version()}.dist-info"
    sources = sorted(path for path in (HERE / "domesday").iterdir() if path.suffix == ".py" or path.name == "py.typed")
    files = {f"domesday/{path.name}": path.read_bytes() for path in sources}
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = WHEEL.encode()
    record = [f"{name},sha256={_digest(content)},{len(content)}\n" for name, content in files.items()]
    files[f"{info}/RECORD"] = ("".join(record) + f"{info}/RECORD,,\n").encode()
    name = f"{NAME}-{version()}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, TIMESTAMP)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, content)
    return name


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("Name the folder to write to: python3 build_wheel_backend.py <folder>")
    print(build_wheel(sys.argv[1]))
