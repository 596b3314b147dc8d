"""What the client raises."""

from __future__ import annotations

import json
from typing import Any, Mapping


class DomesdayError(Exception):
    """An error answer of the service, or none at all."""

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: str,
        request_id: str | None = None,
        details: Any = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        #: One sentence for people, which says what to do.
        self.message = message
        #: 0 when there was no answer.
        self.status = status
        #: Stable; docs/errors.md lists them.
        self.code = code
        #: For questions to the operator.
        self.request_id = request_id
        #: What the error says beyond its message, such as which fields are wrong.
        self.details = details
        #: Seconds after which the service asks to be called again.
        self.retry_after = retry_after


def error_of(status: int, headers: Mapping[str, str], content: bytes) -> DomesdayError:
    try:
        error = json.loads(content)["error"]
        message, code, request_id = error["message"], error["code"], error.get("request_id")
        details = error.get("details")
    except (ValueError, KeyError, TypeError):
        message, code, request_id, details = f"The service answered {status}.", "unknown", None, None
    try:
        retry_after = float(headers.get("retry-after", ""))
    except ValueError:
        retry_after = None
    return DomesdayError(
        message, status=status, code=code, request_id=request_id, details=details, retry_after=retry_after
    )
