"""Sends one request with the standard library, and blocks until its answer is there."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request

from ._call import Request, Response
from .errors import DomesdayError, error_of


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect would send the key to an address that nobody has named."""

    def redirect_request(self, *_: object) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def send(request: Request, timeout: float) -> Response:
    """Raises DomesdayError for every answer that is not a success."""
    outgoing = urllib.request.Request(
        request.url, data=request.data, headers=request.headers, method=request.method
    )
    try:
        with _opener.open(outgoing, timeout=timeout) as answer:
            headers = {name.lower(): value for name, value in answer.headers.items()}
            return Response(answer.status, headers, answer.read())
    except urllib.error.HTTPError as error:
        headers = {name.lower(): value for name, value in error.headers.items()}
        raise error_of(error.code, headers, error.read()) from None
    except (urllib.error.URLError, http.client.HTTPException, OSError) as error:
        place = request.url.split("/v1/")[0]
        message = f"{place} does not answer. Is the service running?"
        raise DomesdayError(message, status=0, code="no_answer") from error
