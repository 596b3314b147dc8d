"""One call of the API, as data: what is sent, and how the answer is read."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from typing import Any, Mapping
from urllib.parse import quote, urlencode

#: An argument that is left out, which is not the same as None: None is sent as null.
OMIT: Any = type("Omitted", (), {"__repr__": lambda self: "OMIT", "__bool__": lambda self: False})()


@dataclass(frozen=True)
class Call:
    method: str
    route: str
    path: Mapping[str, Any] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Mapping[str, Any] | None = None
    #: A file instead of a body, sent as it is.
    content: bytes | str | None = None
    content_type: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    #: The answer as text or as a file, byte for byte, where it is not JSON.
    as_json: bool = True


@dataclass(frozen=True)
class Request:
    method: str
    url: str
    headers: dict[str, str]
    data: bytes | None


@dataclass(frozen=True)
class Response:
    status: int
    headers: Mapping[str, str]
    content: bytes


def prepare(call: Call, base_url: str, credentials: Mapping[str, str]) -> Request:
    """A POST of a known caller gets an Idempotency-Key, so that sending it again takes effect once."""
    route = call.route
    for name, value in call.path.items():
        route = route.replace("{" + name + "}", quote(str(value), safe=""))
    query = urlencode([pair for name, value in call.query.items() for pair in _pairs(name, value)])
    headers = {"accept": "application/json" if call.as_json else "*/*", **credentials, **call.headers}
    if call.method == "POST" and credentials:
        headers.setdefault("idempotency-key", secrets.token_hex(16))
    data: bytes | None = None
    if call.content is not None:
        data = call.content.encode() if isinstance(call.content, str) else call.content
        headers["content-type"] = call.content_type or "application/octet-stream"
    elif call.body is not None:
        given = {name: value for name, value in call.body.items() if value is not OMIT}
        data = json.dumps(given).encode()
        headers["content-type"] = "application/json"
    return Request(call.method, f"{base_url}{route}{'?' + query if query else ''}", headers, data)


def _pairs(name: str, value: Any) -> list[tuple[str, str]]:
    if value is None or value is OMIT:
        return []
    if isinstance(value, bool):
        return [(name, "true" if value else "false")]
    if isinstance(value, (list, tuple)):
        return [(name, str(item)) for item in value]
    return [(name, str(value))]


def read(call: Call, response: Response) -> Any:
    if not call.as_json:
        return response.content
    return json.loads(response.content) if response.content else None
