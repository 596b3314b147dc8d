"""
What the clients do beyond single calls (retries, waiting, pages), written once for both.

Each function is a generator: it yields what is to be done (send this, pause so long, tell the caller) and gets the outcome back. The
client that blocks and the one of asyncio only differ in how they do it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Callable, Generator, Union

from ._call import Call, Request, Response
from .errors import DomesdayError


@dataclass(frozen=True)
class Send:
    request: Request


@dataclass(frozen=True)
class Pause:
    seconds: float


SendSteps = Generator[Union[Send, Pause], Any, Response]
CallSteps = Generator[Union[Call, Pause], Any, Any]

RETRY_AFTER_SECONDS = 2.0
RETRY_AFTER_SECONDS_MAX = 60.0
#: After a lost connection; then twice as long each time.
RECONNECT_AFTER_SECONDS = 0.2
#: The first call answers soon, so that the caller can show that something is in progress.
FIRST_WAIT_SECONDS = 2
#: As long as a status call waits for the end of a job, at most.
STATUS_WAIT_SECONDS = 20
#: A service that stops answers without waiting: then the next call comes a little later.
CALL_EVERY_SECONDS = 0.4


def send_with_retries(request: Request, retries_max: int) -> SendSteps:
    for tries in range(retries_max + 1):
        try:
            return (yield Send(request))
        except DomesdayError as error:
            if tries == retries_max or not _may_be_sent_again(error, request):
                raise
            pause = _seconds_before(error, tries)
        yield Pause(pause)
    raise AssertionError("the last try returns or raises")


def _may_be_sent_again(error: DomesdayError, request: Request) -> bool:
    # The service did nothing in these cases.
    if error.status in (429, 503):
        return True
    # The first sending of the same call is still running; its answer comes with the next one.
    if error.code == "idempotency_in_progress":
        return True
    is_lost = error.status in (0, 502, 504)
    return is_lost and (request.method in ("GET", "PUT") or "idempotency-key" in request.headers)


def _seconds_before(error: DomesdayError, tries: int) -> float:
    if error.status == 0:
        return RECONNECT_AFTER_SECONDS * 2**tries
    if error.retry_after is None:
        return RETRY_AFTER_SECONDS
    return min(error.retry_after, RETRY_AFTER_SECONDS_MAX)


def wait_for_result(
    first: Call,
    status_route: str,
    *,
    timeout: float,
    job_of: Callable[[Any], str | None],
    on_pending: Callable[[Any], None] | None,
) -> CallSteps:
    """`job_of` gives the id of the job while an answer is not the result."""
    deadline = time.monotonic() + timeout
    answer = yield _waiting(first, min(FIRST_WAIT_SECONDS, timeout))
    while (job := job_of(answer)) is not None:
        if on_pending:
            on_pending(answer)
        left = deadline - time.monotonic()
        if left <= 0:
            message = f"There is no result after {timeout:g} seconds; the job {job} is still running."
            raise DomesdayError(message, status=202, code="still_pending")
        began = time.monotonic()
        answer = yield _waiting(Call("GET", status_route, path={"job_id": job}), min(STATUS_WAIT_SECONDS, left))
        if job_of(answer) is not None:
            yield Pause(max(0.0, began + CALL_EVERY_SECONDS - time.monotonic()))
    return answer


def _waiting(call: Call, seconds: float) -> Call:
    """Lets the service wait for the result (RFC 7240)."""
    headers = {**call.headers, "prefer": f"wait={max(1, int(-(-seconds // 1)))}"}
    return Call(call.method, call.route, path=call.path, query=call.query, body=call.body, headers=headers)


def domain_job(answer: Any) -> str | None:
    if answer["status"] == "completed":
        return None
    if answer["status"] == "failed":
        message = answer.get("error_message") or "The resolution failed."
        raise DomesdayError(message, status=200, code="job_failed")
    return answer["job_id"]


def company_job(answer: Any) -> str | None:
    search = answer["reverse_domain"]
    if search["status"] not in ("pending", "processing"):
        return None
    return search["status_url"].rsplit("/", 1)[-1]
