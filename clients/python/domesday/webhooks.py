"""Whether a delivery was sent by the service."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import time
from typing import Mapping

TOLERANCE_SECONDS = 300


class InvalidWebhook(Exception):
    """The delivery is not genuine, or too old; the message says why."""


def verify_webhook(
    secret: str,
    headers: Mapping[str, str],
    body: bytes | str,
    *,
    tolerance: float = TOLERANCE_SECONDS,
    now: float | None = None,
) -> None:
    """
    Raises InvalidWebhook unless the delivery was sent by the service, for this destination, and lately.

    `secret` is `whsec_…`, whole; `body` are the bytes as they came. The headers of the service are checked, and those of Standard
    Webhooks where only they are there or where the secret was replaced more than once.
    """
    given = {name.lower(): value for name, value in headers.items()}
    content = body.encode() if isinstance(body, str) else body
    is_own = bool(given.get("x-webhook-signature"))
    timestamp = _fresh_timestamp(given.get("x-webhook-timestamp" if is_own else "webhook-timestamp", ""), tolerance, now)
    if is_own and _has_own_signature(secret, given, timestamp, content):
        return
    if not is_own or given.get("webhook-timestamp") == timestamp:
        if _has_standard_signature(secret, given, timestamp, content):
            return
    raise InvalidWebhook("the signature does not match")


def _fresh_timestamp(timestamp: str, tolerance: float, now: float | None) -> str:
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise InvalidWebhook("there is no timestamp")
    age = abs((time.time() if now is None else now) - int(timestamp))
    if age > tolerance:
        raise InvalidWebhook(f"it is {age:.0f} seconds old")
    return timestamp


def _has_own_signature(secret: str, headers: Mapping[str, str], timestamp: str, body: bytes) -> bool:
    expected = hmac.new(secret.encode(), f"{timestamp}.".encode() + body, hashlib.sha256).hexdigest()
    # Of the current secret, and of the one that was replaced last.
    given = [headers.get(name, "") for name in ("x-webhook-signature", "x-webhook-signature-previous")]
    return any(hmac.compare_digest(expected.encode(), signature.encode()) for signature in given)


def _has_standard_signature(secret: str, headers: Mapping[str, str], timestamp: str, body: bytes) -> bool:
    text = secret.removeprefix("whsec_").replace("-", "+").replace("_", "/")
    try:
        key = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        return False
    if not key:
        return False
    signed = f"{headers.get('webhook-id', '')}.{timestamp}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected, signature.encode()) for signature in given)
