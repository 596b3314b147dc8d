# Generated from openapi.json by `npm run gen`. Do not change it by hand.
from __future__ import annotations

from typing import Any, Literal, TypedDict


class AcceptInvitationRequest(TypedDict):
    token: str
    password: str


class AcceptInvitationResult(TypedDict):
    status: Literal["joined"]
    email: str


class AccountSubscription(TypedDict):
    plan: Literal["free", "starter", "growth", "scale"]
    status: Literal["active"]
    monthly_credits: int
    current_period_end: str | None


class AccountWatchlistUsage(TypedDict):
    used: int
    limit: int


class AccountApiKey(TypedDict):
    prefix: str
    last_four: str
    created_at: str
    last_used_at: str | None


class Account(TypedDict):
    id: str
    email: str
    email_verified: bool
    created_at: str
    credit_balance: int
    credits_held: int
    subscription: AccountSubscription
    watchlist_usage: AccountWatchlistUsage
    api_key: AccountApiKey | None


class AccountExport(TypedDict, total=False):
    exported_at: str
    account_id: str


class AccountsDocument(TypedDict):
    """The newest document that states the period."""

    name: str
    sha256: str
    taxonomy: str | None


class AddPasskeyRequest(TypedDict):
    name: str
    credential: dict[str, Any]


class AddedPasskey(TypedDict):
    id: str
    name: str
    recovery_codes: list[str]


class ApiKey(TypedDict):
    id: str
    name: str
    default: bool
    scopes: list[Scope]
    prefix: str
    last_four: str
    created_at: str
    created_by: str | None
    last_used_at: str | None


class ApiKeyList(TypedDict):
    api_keys: list[ApiKey]


class Appointment(TypedDict):
    company_number: str
    company_name: str | None
    company_status: str | None
    officer_role: str
    appointed_on: str | None
    appointed_before: str | None
    resigned_on: str | None
    occupation: str | None


class AuditEvent(TypedDict):
    id: str
    at: str
    kind: AuditEventKind
    actor: str | None
    address: str | None
    detail: dict[str, Any]


class AuditEventPage(TypedDict):
    events: list[AuditEvent]
    has_more: bool


class _BulkForm(TypedDict):
    file: str


class BulkForm(_BulkForm, total=False):
    """A file and the options of the query."""

    direction: Literal["domain", "company"]
    column: str
    header: bool
    preview: bool
    sample: int


class BulkJob(TypedDict):
    id: str
    status: Literal["running", "paused", "cancelled", "completed"]
    pause_reason: str | None
    direction: Literal["domain", "company"]
    file_name: str | None
    columns: list[str] | None
    column: str | None
    total: int
    done: int
    running: int
    charged: int
    known: int
    already_charged: int
    outcomes: dict[str, int]
    created_at: str
    finished_at: str | None
    expires_at: str | None
    results_url: str


class BulkJobList(TypedDict):
    bulk: list[BulkJob]


class _BulkPreview(TypedDict):
    rows: int
    invalid: int
    duplicates: int
    known: int
    new: int
    credits_at_most: int


class BulkPreview(_BulkPreview, total=False):
    table: BulkTable | None


class BulkRequest(TypedDict, total=False):
    domains: list[str]
    companies: list[str]


class BulkRow(TypedDict):
    row_number: int
    input: str
    domain: str | None
    outcome: str | None
    company_number: str | None
    company_name: str | None
    company_status: str | None
    company_type: str | None
    incorporated_on: str | None
    registered_address: str | None
    registered_postcode: str | None
    sic_codes: list[str] | None
    sic_descriptions: list[str] | None
    accounts_next_due: str | None
    accounts_overdue: bool | None
    turnover: int | None
    net_assets: int | None
    employees: int | None
    financials_period_end: str | None
    match_confidence: float | None
    answered_by: Literal["website", "your_decision"] | None
    evidence_quote: str | None
    evidence_url: str | None
    failure_code: str | None
    charged: bool
    charge_reason: str | None
    known: bool
    reason: str | None
    disclosures: str | None
    review: str | None
    cells: list[str] | None


class BulkRowPage(TypedDict):
    rows: list[BulkRow]
    page: int
    limit: int
    has_more: bool
    total: int


class BulkTable(TypedDict):
    """The columns and first rows of the file, with `sample`; null if the upload is JSON."""

    file_type: Literal["csv", "xlsx"]
    columns: list[str]
    column: str
    column_number: int
    chosen_by: Literal["caller", "header", "content", "position"]
    header: bool
    rows: list[list[str]]


class ChangePasswordRequest(TypedDict):
    current_password: str
    new_password: str


class ChangePasswordResult(TypedDict):
    status: Literal["password_updated"]
    session_token: str
    expires_at: str


class ChangeRoleRequest(TypedDict):
    role: Role


class Charge(TypedDict):
    id: str | None
    charge_code: str | None
    charge_number: int | None
    status: str
    description: str | None
    created_on: str | None
    delivered_on: str | None
    satisfied_on: str | None
    persons_entitled: list[str]


class _ClientRegistration(TypedDict):
    redirect_uris: list[str]


class ClientRegistration(_ClientRegistration, total=False):
    """Fields that only describe the app, such as `logo_uri`, are ignored. Fields with keys or addresses to fetch, such as `jwks_uri` and `sector_identifier_uri`, are refused."""

    client_name: str
    client_uri: str
    token_endpoint_auth_method: Literal["none", "client_secret_basic", "client_secret_post"]
    grant_types: list[str]
    response_types: list[str]
    scope: str


class Company(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    company_type: str
    registered_postcode: str | None
    registered_address: str | None
    incorporated_on: str | None
    accounts_type: str | None
    accounts_next_due: str | None
    accounts_overdue: bool | None
    accounts_days_until_due: int | None
    confirmation_next_due: str | None
    confirmation_overdue: bool | None
    confirmation_days_until_due: int | None
    has_insolvency_history: bool | None
    current_insolvency_status: str | None
    has_active_charges: bool | None
    last_charge_date: str | None
    days_since_last_charge: int | None
    recent_director_resignation: bool | None
    last_director_change_date: str | None
    days_since_last_director_change: int | None
    recent_resignations: list[Resignation]
    sic_codes: list[str]
    previous_names: list[PreviousName]
    financials: NewestFigures | None


class CompanyFinancials(TypedDict):
    company_number: str
    company_name: str
    periods: list[FinancialPeriod]
    as_of: str | None


class CompanyGroup(TypedDict):
    company_number: str
    company_name: str
    parents: list[GroupParent]
    ultimate_parent: GroupParent | None
    children: list[GroupMember]
    sisters: list[GroupMember]
    truncated: bool
    as_of: str | None


class CompanyProfileAccountsReferenceDate(TypedDict):
    day: int
    month: int


class CompanyProfile(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    company_type: str
    registered_postcode: str | None
    registered_address: str | None
    incorporated_on: str | None
    accounts_type: str | None
    accounts_next_due: str | None
    accounts_overdue: bool | None
    accounts_days_until_due: int | None
    confirmation_next_due: str | None
    confirmation_overdue: bool | None
    confirmation_days_until_due: int | None
    has_insolvency_history: bool | None
    current_insolvency_status: str | None
    has_active_charges: bool | None
    last_charge_date: str | None
    days_since_last_charge: int | None
    recent_director_resignation: bool | None
    last_director_change_date: str | None
    days_since_last_director_change: int | None
    recent_resignations: list[Resignation]
    sic_codes: list[str]
    previous_names: list[PreviousName]
    financials: NewestFigures | None
    company_status_detail: str | None
    dissolved_on: str | None
    removed_on: str | None
    country_of_origin: str | None
    jurisdiction: str | None
    registered_office_address: RegisteredOfficeAddress
    accounts_reference_date: CompanyProfileAccountsReferenceDate | None
    accounts_last_made_up: str | None
    confirmation_last_made_up: str | None
    officers: list[Officer] | None
    charges: list[Charge] | None
    insolvency_cases: list[InsolvencyCase] | None
    persons_with_significant_control: list[PersonWithSignificantControl] | None
    identity_verification: IdentityVerificationSummary | None
    registrations: list[Registration]
    source: Literal["live", "snapshot"]
    as_of: str | None
    detail_as_of: str | None


class CompanyRequest(TypedDict, total=False):
    company_number: str
    company_name: str
    refresh: bool


class CompanyResolution(TypedDict):
    company: Company | None
    signals: list[Signal]
    reverse_domain: ReverseDomain
    review_candidates: list[ReviewCandidate]
    charged: bool
    charge_reason: CompanyChargeReason
    note: str | None


class CompanySearchDetails(TypedDict):
    """Only with `details=true`."""

    town: str | None
    sic_codes: list[str]
    sic_descriptions: list[str]
    financials: NewestFigures | None


class CompanySearchFacet(TypedDict):
    label: str
    count: int
    filters: dict[str, str]


class CompanySearchFacets(TypedDict):
    industries: list[CompanySearchFacet]
    towns: list[CompanySearchFacet]
    sizes: list[CompanySearchFacet]
    ages: list[CompanySearchFacet]
    counted: int
    is_complete: bool


class _CompanySearchHit(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    company_type: str
    registered_postcode: str | None
    incorporated_on: str | None
    accounts_type: str | None
    matched_name: str | None
    match_score: float | None


class CompanySearchHit(_CompanySearchHit, total=False):
    details: CompanySearchDetails


class CompanySearchPage(TypedDict):
    companies: list[CompanySearchHit]
    page: str
    page_size: int
    has_more: bool
    next_page: str | None
    total: int
    total_is_exact: bool


class CompanySignals(TypedDict):
    company_number: str
    company_name: str
    signals: list[Signal]
    complete_since: str | None
    limit: int


class CompanySuggestion(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    registered_postcode: str | None


class CompanySuggestions(TypedDict):
    companies: list[CompanySuggestion]


class CompanySummary(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    company_type: str
    registered_postcode: str | None
    registered_address: str | None
    incorporated_on: str | None
    financials: NewestFigures | None


class CompanyWebsite(TypedDict):
    domain: str | None
    status: Literal["current", "ended"]
    locked: bool
    valid_from: str
    valid_to: str | None
    ended_by: Literal["operator_changed", "no_longer_named", "in_doubt"] | None
    match_confidence: float | None
    evidence: list[Evidence]


class CompanyWebsites(TypedDict):
    company_number: str
    websites: list[CompanyWebsite]


class ConfirmRequest(TypedDict):
    code: str


class ConnectedApp(TypedDict):
    client_id: str
    client_name: str
    client_uri: str | None
    redirect_uris: list[str]
    scope: str
    connected_at: str
    last_used_at: str | None


class ConnectedAppList(TypedDict):
    connected_apps: list[ConnectedApp]


class CreateApiKeyRequest(TypedDict):
    name: str
    scopes: list[Scope]


class _CreateWebhookRequest(TypedDict):
    webhook_url: str
    signal_type: SignalFilter


class CreateWebhookRequest(_CreateWebhookRequest, total=False):
    signal_types: list[SignalFilter]
    description: str | None


class CreatedApiKey(TypedDict):
    id: str
    name: str
    default: bool
    scopes: list[Scope]
    prefix: str
    last_four: str
    created_at: str
    created_by: str | None
    last_used_at: str | None
    api_key: str


class CreditEntry(TypedDict):
    id: str
    kind: Literal["grant", "hold", "charge", "release"]
    credits: int
    balance_change: int
    balance_after: int
    held_change: int
    subject: str | None
    reason: str | None
    created_at: str


class CreditEntryPage(TypedDict):
    entries: list[CreditEntry]
    has_more: bool


class CreditRequest(TypedDict, total=False):
    """`credits`, `plan` or both."""

    credits: int
    plan: Literal["free", "starter", "growth", "scale"]
    message: str


class CreditRequestResult(TypedDict):
    status: Literal["sent"]


class _DecideReviewRequest(TypedDict):
    company_number: str | None


class DecideReviewRequest(_DecideReviewRequest, total=False):
    replace: bool


class _DeleteAccountRequest(TypedDict):
    confirmation: str
    password: str


class DeleteAccountRequest(_DeleteAccountRequest, total=False):
    code: str
    passkey: dict[str, Any]


class DeleteAccountResult(TypedDict):
    status: Literal["account_deleted"]


class DeleteWebhookResult(TypedDict):
    id: int
    deleted: Literal[True]


class DeletedSavedSearch(TypedDict):
    id: str
    deleted: Literal[True]


class Disclosure(TypedDict):
    item: Literal["registered_name", "registered_number", "place_of_registration", "registered_office", "charity_status", "regulator_number"]
    status: Literal["present", "missing", "outdated", "contradicts_register", "not_applicable"]
    quote: str | None
    page_url: str | None
    regulation: str


class Disclosures(TypedDict):
    """The particulars that the law requires on the company’s website, as found on the pages that were read. This is not legal advice."""

    legal_form: str
    complete: bool
    items: list[Disclosure]


class DisconnectResult(TypedDict):
    client_id: str
    connected: Literal[False]
    was_connected: bool


class DomainCompany(TypedDict):
    company_number: str | None
    company_name: str | None
    status: Literal["current", "ended"]
    locked: bool
    valid_from: str
    valid_to: str | None
    ended_by: Literal["operator_changed", "no_longer_named", "in_doubt"] | None


class DomainHistory(TypedDict):
    domain: str
    companies: list[DomainCompany]


class DomainRequest(TypedDict):
    domain: str


class EditWebhookRequest(TypedDict, total=False):
    webhook_url: str
    signal_type: SignalFilter
    signal_types: list[SignalFilter]
    description: str | None


class EndOtherSessionsResult(TypedDict):
    ended: int


class EndSessionResult(TypedDict):
    id: str
    status: Literal["session_ended"]


class Enrichment(TypedDict):
    """The company behind the domain, with everything known about it."""

    status: Literal["completed"]
    input_domain: str
    job_id: str | None
    cached: bool
    match_status: MatchStatus
    match_confidence: float | None
    company: Company | None
    evidence: list[Evidence]
    review_candidates: list[ReviewCandidate]
    entities_on_site: list[SiteEntity]
    group: SiteGroup | None
    disclosures: Disclosures | None
    registrations: list[Registration]
    failure: SiteFailure | None
    foreign_operator: ForeignOperator | None
    review: ResolutionReview | None
    explanation: str
    as_of: str | None
    charged: bool
    charge_reason: ChargeReason
    resolved_at: str
    expires_at: str


class _ErrorBodyError(TypedDict):
    code: Literal["invalid_request", "invalid_domain", "invalid_token", "missing_credentials", "invalid_credentials", "email_not_verified", "second_factor_required", "invalid_second_factor", "no_credits", "watchlist_limit_reached", "insufficient_scope", "insufficient_role", "forbidden_origin", "not_found", "job_not_found", "company_not_found", "webhook_not_found", "receipt_not_found", "session_not_found", "api_key_not_found", "member_not_found", "invitation_not_found", "passkey_not_found", "saved_search_not_found", "method_not_allowed", "not_acceptable", "request_timeout", "account_exists", "webhook_limit_reached", "api_key_exists", "api_key_limit_reached", "invitation_exists", "last_owner", "other_owners", "second_factor_exists", "review_decided", "saved_search_exists", "saved_search_limit_reached", "idempotency_in_progress", "payload_too_large", "unsupported_media_type", "idempotency_key_reused", "rate_limited", "headers_too_large", "internal_error", "unavailable"]
    message: str
    request_id: str


class ErrorBodyError(_ErrorBodyError, total=False):
    details: dict[str, Any]


class ErrorBody(TypedDict):
    """What went wrong, and what to do about it."""

    error: ErrorBodyError


class _Evidence(TypedDict):
    kind: str
    value: str
    supports: str | None
    page_url: str
    also_on: list[str]
    quote: str
    captured_at: str
    page_sha256: str
    weight: float


class Evidence(_Evidence, total=False):
    source: str
    source_identifier: str
    source_row: int | None
    attribution: str


class Filing(TypedDict):
    id: str | None
    filed_on: str
    form: str
    category: str
    description: str


class FilingHistory(TypedDict):
    company_number: str
    company_name: str
    filings: list[Filing]
    page: int
    limit: int
    total: int | None
    has_more: bool
    complete: bool
    incomplete_reason: Literal["no_live_source", "live_source_unavailable"] | None


class _FinancialPeriod(TypedDict):
    period_start: str | None
    period_end: str
    months: int | None
    currency: str
    consolidated: bool
    dormant: bool | None
    accounts_type: str | None
    turnover: int | None
    profit_loss: int | None
    fixed_assets: int | None
    current_assets: int | None
    cash: int | None
    debtors: int | None
    creditors_within_one_year: int | None
    creditors_after_one_year: int | None
    total_assets_less_current_liabilities: int | None
    net_assets: int | None
    shareholder_funds: int | None
    employees: int | None
    restated: bool
    document: AccountsDocument


class FinancialPeriod(_FinancialPeriod, total=False):
    reliable: Literal[False]


class ForeignOperator(TypedDict):
    """Who runs the website abroad; null unless `non_uk_entity`."""

    name: str | None
    legal_form: str | None
    country: str | None
    country_name: str | None
    registration: str | None
    quote: str
    page_url: str


class ForgotPasswordRequest(TypedDict):
    email: str


class ForgotPasswordResult(TypedDict):
    status: Literal["ok"]
    message: str


class GroupMemberChildrenItem(TypedDict):
    pass


class GroupMember(TypedDict):
    company_number: str | None
    company_name: str
    nature_of_control: list[str]
    since: str | None
    source: Literal["psc"]
    children: list[GroupMemberChildrenItem]


class GroupParent(TypedDict):
    """The owner at the top, even if it is above the requested depth. Null if there is no parent, if owners share control and none has a majority, or if the owners form a circle."""

    company_number: str | None
    company_name: str
    nature_of_control: list[str]
    since: str | None
    source: Literal["psc"]
    country: str | None
    level: int
    controls: str


class HealthChecksDatabase(TypedDict):
    status: Literal["ok", "unwritable", "unreachable"]
    reason: Literal["slow", "unreachable", "no_connections", "disk_full", "read_only", "disk_error", "out_of_resources"] | None
    latency_ms: float | None


class HealthChecksQueue(TypedDict):
    status: Literal["ok", "unknown"]
    ready: int | None
    oldest_ready_seconds: int | None


class HealthChecksRegister(TypedDict):
    companies: int | None
    as_of: str | None


class HealthChecksReplica(TypedDict):
    """The replica of `DATABASE_READ_URL`, where that is set. It is read from while it is `ok`; otherwise the database answers for it, so the service stays healthy."""

    status: Literal["ok", "unknown", "lagging", "unreachable", "not_a_replica"]
    lag_seconds: float | None


class _HealthChecks(TypedDict):
    database: HealthChecksDatabase
    queue: HealthChecksQueue
    register: HealthChecksRegister


class HealthChecks(_HealthChecks, total=False):
    replica: HealthChecksReplica


class Health(TypedDict):
    status: Literal["ok", "degraded"]
    version: str
    checks: HealthChecks


class HistoryEntry(TypedDict):
    id: str
    asked_at: str
    direction: Literal["domain_to_company", "company_to_website"]
    asked: str
    found: str | None
    company_name: str | None
    outcome: Literal["matched", "needs_review", "no_match", "non_uk_entity", "scrape_failed", "verified", "not_found", "failed", "pending"]
    credits: int
    charge_reason: str
    failure_code: str | None
    source: Literal["api", "console", "cli", "mcp", "bulk"]
    actor: str
    job_id: str | None


class HistoryPage(TypedDict):
    entries: list[HistoryEntry]
    has_more: bool


class _IdentityProof(TypedDict):
    password: str


class IdentityProof(_IdentityProof, total=False):
    """Your password and, if you have a second factor, a code or a passkey as for a login."""

    code: str
    passkey: dict[str, Any]


class IdentityVerification(TypedDict):
    company_number: str
    company_name: str
    directors: IdentityVerificationCounts | None
    psc: IdentityVerificationCounts | None
    people: list[PersonIdentityVerification]
    as_of: str | None


class IdentityVerificationCounts(TypedDict):
    total: int
    verified: int
    due: int
    overdue: int
    unknown: int


class IdentityVerificationDetails(TypedDict):
    """As the register sends it. Secretaries and companies have none; its absence says nothing."""

    appointment_verification_statement_due_on: str | None
    appointment_verification_statement_date: str | None
    appointment_verification_start_on: str | None
    appointment_verification_end_on: str | None
    identity_verified_on: str | None
    authorised_corporate_service_provider_name: str | None
    anti_money_laundering_supervisory_bodies: list[str]
    preferred_name: str | None


class IdentityVerificationReport(TypedDict):
    companies: int
    unread: int
    complete: bool
    rows: list[IdentityVerificationReportRow]


class IdentityVerificationReportRequest(TypedDict):
    company_numbers: list[str]


class IdentityVerificationReportRow(TypedDict):
    company_number: str
    company_name: str | None
    company_status: str | None
    name: str | None
    role: str | None
    status: Literal["verified", "due", "overdue", "unknown"] | None
    due_on: str | None
    days: int | None
    verified_on: str | None
    agent: str | None
    as_of: str | None
    note: str | None


class IdentityVerificationSummary(TypedDict):
    """How many directors and persons with significant control (PSC) have verified their identity. A list that could not be read is null."""

    directors: IdentityVerificationCounts | None
    psc: IdentityVerificationCounts | None


class InsolvencyCaseDatesItem(TypedDict):
    type: str
    date: str


class InsolvencyCasePractitionersItem(TypedDict):
    name: str
    role: str | None
    appointed_on: str | None
    ceased_to_act_on: str | None


class InsolvencyCase(TypedDict):
    number: str | None
    type: str
    dates: list[InsolvencyCaseDatesItem]
    practitioners: list[InsolvencyCasePractitionersItem]


class Invitation(TypedDict):
    id: str
    email: str
    role: Role
    invited_by: str
    invited_at: str
    expires_at: str


class InviteRequest(TypedDict):
    email: str
    role: Role


class JobProgress(TypedDict):
    job_id: str
    input_domain: str
    status: Literal["pending", "processing", "completed", "failed"]
    stage: Literal["queued", "crawling", "reading", "matching", "done"]
    pages_read: int
    attempts: int | None
    created_at: str
    started_at: str | None
    finished_at: str | None


class _JsonRpcErrorError(TypedDict):
    code: int
    message: str


class JsonRpcErrorError(_JsonRpcErrorError, total=False):
    data: Any


class JsonRpcError(TypedDict):
    """What is wrong with the message, in the form of JSON-RPC."""

    jsonrpc: Literal["2.0"]
    id: str | int | None
    error: JsonRpcErrorError


class _JsonRpcMessage(TypedDict):
    jsonrpc: Literal["2.0"]


class JsonRpcMessage(_JsonRpcMessage, total=False):
    """One JSON-RPC message; batches are refused."""

    id: str | int
    method: str
    params: dict[str, Any]


class KeySetKeysItem(TypedDict):
    kty: str
    crv: str
    x: str
    kid: str
    alg: str
    use: str


class KeySet(TypedDict):
    keys: list[KeySetKeysItem]


class _LogInRequest(TypedDict):
    email: str
    password: str


class LogInRequest(_LogInRequest, total=False):
    code: str
    passkey: dict[str, Any]


class LogInResult(TypedDict):
    session_token: str
    token_type: Literal["Bearer"]
    expires_at: str
    api_key: str | None
    account: Account


class LogOutAllResult(TypedDict):
    status: Literal["sessions_ended"]


class Member(TypedDict):
    id: str
    email: str
    role: Role
    joined_at: str
    last_seen_at: str | None


class NewApiKey(TypedDict):
    api_key: str
    prefix: str
    last_four: str
    created_at: str


class NewAuthenticatorSecret(TypedDict):
    secret: str
    otpauth_url: str


class _NewSavedSearch(TypedDict):
    name: str
    query: SavedSearchQuery


class NewSavedSearch(_NewSavedSearch, total=False):
    watch: bool


class NewestFigures(TypedDict):
    """Figures of the newest accounts that were read. Null when there are none."""

    period_end: str
    currency: str
    turnover: int | None
    profit_loss: int | None
    net_assets: int | None
    cash: int | None
    employees: int | None
    dormant: bool | None


class _OAuthError(TypedDict):
    error: str


class OAuthError(_OAuthError, total=False):
    """The error, in the format of RFC 6749 (5.2) and RFC 7591 (3.2.2)."""

    error_description: str


class _Officer(TypedDict):
    id: str | None
    name: str
    officer_role: str
    appointed_on: str | None
    appointed_before: str | None
    resigned_on: str | None
    occupation: str | None
    registration_number: str | None
    identity_verification_details: IdentityVerificationDetails | None


class Officer(_Officer, total=False):
    officer_id: str | None
    nationality: str | None
    month_of_birth: str | None


class OfficerAppointments(TypedDict):
    officer_id: str
    name: str | None
    appointments: list[Appointment]
    page: int
    limit: int
    total: int | None
    has_more: bool
    complete: bool
    incomplete_reason: Literal["no_live_source", "live_source_unavailable"] | None


class PartnerEnrichment(TypedDict):
    """The result as one flat object."""

    status: Literal["completed"]
    input_domain: str
    charged: bool
    charge_reason: ChargeReason
    result: PartnerResult


class PartnerResult(TypedDict):
    match_status: MatchStatus
    company_name: str | None
    company_number: str | None
    company_status: str | None
    registered_postcode: str | None
    incorporated_on: str | None
    match_confidence: float | None
    accounts_type: str | None
    accounts_next_due: str | None
    accounts_overdue: bool | None
    accounts_days_until_due: int | None
    confirmation_next_due: str | None
    confirmation_overdue: bool | None
    confirmation_days_until_due: int | None
    has_insolvency_history: bool | None
    current_insolvency_status: str | None
    has_active_charges: bool | None
    last_charge_date: str | None
    days_since_last_charge: int | None
    recent_director_resignation: bool | None
    last_director_change_date: str | None
    days_since_last_director_change: int | None
    recent_resignations: list[Resignation]
    review_candidates: list[ReviewCandidate]


class Passkey(TypedDict):
    id: str
    name: str
    created_at: str
    last_used_at: str | None


class PendingJob(TypedDict):
    """A job without a result: it has not ended, or it failed."""

    status: Literal["pending", "processing", "failed"]
    input_domain: str
    job_id: str
    charged: bool
    charge_reason: ChargeReason
    status_url: str
    error_message: str | None


class PersonIdentityVerification(TypedDict):
    name: str
    role: str
    status: Literal["verified", "due", "overdue", "unknown"]
    due_on: str | None
    verified_on: str | None
    days: int | None
    agent: str | None


class _PersonWithSignificantControl(TypedDict):
    id: str | None
    kind: str
    name: str | None
    natures_of_control: list[str]
    notified_on: str | None
    ceased_on: str | None
    ceased: bool
    registration_number: str | None
    identity_verification_details: IdentityVerificationDetails | None


class PersonWithSignificantControl(_PersonWithSignificantControl, total=False):
    country_registered: str | None
    place_registered: str | None


class Plan(TypedDict):
    plan: Literal["free", "starter", "growth", "scale"]
    monthly_credits: int
    credits_once: int
    watchlist_limit: int
    share: int
    is_current: bool


class PlanList(TypedDict):
    plans: list[Plan]


class PossibleCompany(TypedDict):
    company_number: str
    company_name: str
    company_status: str


class PreviousName(TypedDict):
    name: str
    ceased_on: str | None


class ProtectedResourceMetadata(TypedDict):
    """The metadata of a protected resource."""

    resource: str
    authorization_servers: list[str]
    scopes_supported: list[str]
    bearer_methods_supported: list[str]
    resource_name: str
    resource_documentation: str


class ReadInvitationRequest(TypedDict):
    token: str


class ReadInvitationResult(TypedDict):
    id: str
    email: str
    role: Role
    invited_by: str
    invited_at: str
    expires_at: str
    team: str
    members: int


class Receipt(TypedDict):
    """A signed result, and its content."""

    receipt: str
    payload: ReceiptPayload


class ReceiptPayloadVerdict(TypedDict):
    match_status: str
    match_confidence: float | None
    explanation: str


class ReceiptPayloadCompany(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    registered_postcode: str | None


class _ReceiptPayload(TypedDict):
    version: Literal[1]
    iss: str
    iat: int
    domain: str
    verdict: ReceiptPayloadVerdict
    company: ReceiptPayloadCompany | None
    quotes: list[ReceiptQuote]
    resolved_at: str
    register_date: str | None
    model_version: str


class ReceiptPayload(_ReceiptPayload, total=False):
    disclosures: Disclosures | None


class ReceiptQuote(TypedDict):
    kind: str
    value: str
    supports: str | None
    quote: str
    page_url: str
    page_sha256: str
    start: int | None
    end: int | None
    captured_at: str


class ReceiptVerificationQuotesItem(TypedDict):
    page_url: str
    quote: str
    still_there: bool | None


class ReceiptVerification(TypedDict):
    valid: bool
    reason: str | None
    issued_at: str | None
    quotes: list[ReceiptVerificationQuotesItem]


class RecoveryCodes(TypedDict):
    recovery_codes: list[str]


class _RegisteredClient(TypedDict):
    client_id: str
    client_id_issued_at: int
    redirect_uris: list[str]


class RegisteredClient(_RegisteredClient, total=False):
    """The app as registered."""

    client_secret: str
    client_secret_expires_at: int
    client_name: str
    client_uri: str
    token_endpoint_auth_method: Literal["none", "client_secret_basic", "client_secret_post"]
    grant_types: list[str]
    response_types: list[str]
    scope: str


class RegisteredOfficeAddress(TypedDict):
    care_of: str | None
    po_box: str | None
    address_line_1: str | None
    address_line_2: str | None
    locality: str | None
    region: str | None
    postal_code: str | None
    country: str | None


class RegisteredWebsite(TypedDict):
    source: str
    identifier: str
    name: str | None
    company_number: str
    is_candidate: bool
    url: str
    attribution: str


class Registration(TypedDict):
    source: str
    identifier: str
    name: str | None
    url: str | None
    as_of: str
    attribution: str


class RemoveMemberResult(TypedDict):
    id: str
    status: Literal["removed"]


class RemovePasskeyResult(TypedDict):
    id: str
    status: Literal["removed"]


class _ReplayWebhookRequest(TypedDict):
    since: str


class ReplayWebhookRequest(_ReplayWebhookRequest, total=False):
    until: str
    only: Literal["all", "failed"]


class ReplayWebhookResult(TypedDict):
    queued: int


class ResetPasswordRequest(TypedDict):
    token: str
    new_password: str


class ResetPasswordResult(TypedDict):
    status: Literal["password_updated"]


class Resignation(TypedDict):
    name: str
    officer_role: str
    appointed_on: str | None
    resigned_on: str
    days_since_resignation: int


class Resolution(TypedDict):
    """The company behind the domain, and the evidence on its website."""

    status: Literal["completed"]
    input_domain: str
    job_id: str | None
    cached: bool
    match_status: MatchStatus
    match_confidence: float | None
    company: CompanySummary | None
    evidence: list[Evidence]
    review_candidates: list[ReviewCandidate]
    entities_on_site: list[SiteEntity]
    group: SiteGroup | None
    disclosures: Disclosures | None
    registrations: list[Registration]
    failure: SiteFailure | None
    foreign_operator: ForeignOperator | None
    review: ResolutionReview | None
    explanation: str
    as_of: str | None
    charged: bool
    charge_reason: ChargeReason
    resolved_at: str
    expires_at: str


class ResolutionReview(TypedDict):
    """What a user of your account decided about this domain. It does not change `match_status`."""

    decision: Literal["confirmed", "rejected"]
    company_number: str | None
    decided_at: str


class _ResolveRequest(TypedDict):
    domain: str


class ResolveRequest(_ResolveRequest, total=False):
    refresh: bool


class ReverseDomain(TypedDict):
    status: Literal["verified", "pending", "processing", "not_found", "failed"]
    domain: str | None
    url: str | None
    match_confidence: float | None
    evidence: list[Evidence]
    candidates_tried: int
    candidates: list[VerifiedDomain]
    verified_at: str | None
    status_url: str | None


class Review(TypedDict):
    id: str
    domain: str
    status: Literal["open", "decided"]
    asked_at: str
    resolved_at: str | None
    explanation: str | None
    review_candidates: list[ReviewCandidate]
    evidence: list[Evidence]
    registered_for: list[RegisteredWebsite]
    decision: ReviewDecision | None


class ReviewCandidate(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    registered_postcode: str | None
    incorporated_on: str | None
    match_confidence: float
    reasons: list[str]
    would_settle: str


class ReviewDecision(TypedDict):
    company_number: str | None
    company_name: str | None
    decided_at: str
    decided_by: str | None


class ReviewPage(TypedDict):
    reviews: list[Review]
    page: int
    page_size: int
    has_more: bool
    total: int
    contradictions: int


class _RevocationRequest(TypedDict):
    token: str


class RevocationRequest(_RevocationRequest, total=False):
    token_type_hint: str
    client_id: str
    client_secret: str


class RevokeApiKeyResult(TypedDict):
    id: str
    status: Literal["revoked"]


class SavedSearch(TypedDict):
    id: str
    name: str
    query: dict[str, Any]
    watched: bool
    new_matches: int
    created_at: str
    checked_at: str | None


class SavedSearchChange(TypedDict, total=False):
    name: str
    watched: bool


class SavedSearchList(TypedDict):
    saved_searches: list[SavedSearch]
    limit: int


class SavedSearchMatch(TypedDict):
    company_number: str
    company_name: str | None
    company_status: str | None
    matched_at: str


class SavedSearchMatches(TypedDict):
    matches: list[SavedSearchMatch]
    page: int
    has_more: bool


class SavedSearchQuery(TypedDict, total=False):
    """The parameters of `/v1/companies/search`, without `page`. Numbers, `true`, `false` and a single SIC code may also be text, as in the `filters` of a facet."""

    name: str
    q: str
    postcode: str
    company_status: CompanyStatusFilter
    accounts_type: AccountsTypeFilter
    incorporated_from: str
    incorporated_to: str
    company_type: CompanyTypeFilter
    sic_code: list[str]
    town: str
    has_website: bool
    employees_min: int
    employees_max: int
    turnover_min: int
    turnover_max: int
    net_assets_min: int
    net_assets_max: int
    accounts_overdue: bool
    sort: CompanySearchSort


class SecondFactor(TypedDict):
    enabled: bool
    totp_since: str | None
    passkeys: list[Passkey]
    recovery_codes_left: int


class SecondFactorDisabled(TypedDict):
    status: Literal["disabled"]


class SecondFactorEnabled(TypedDict):
    status: Literal["enabled"]
    recovery_codes: list[str]


class Session(TypedDict):
    id: str
    device: str
    address: str | None
    created_at: str
    last_used_at: str
    expires_at: str
    current: bool


class SessionList(TypedDict):
    sessions: list[Session]


class SignUpRequest(TypedDict):
    email: str
    password: str


class SignUpResult(TypedDict):
    status: Literal["verification_email_sent"]
    email: str


class Signal(TypedDict):
    id: str
    signal_type: SignalType
    severity: Literal["info", "notice", "warning", "critical"]
    company_number: str
    company_name: str
    summary: str
    occurred_on: str
    detected_at: str
    previous: dict[str, Any] | None
    current: dict[str, Any] | None
    source: Literal["stream", "snapshot", "poll", "clock", "website", "accounts", "history"]


class SignalCountBySeverity(TypedDict):
    info: int
    notice: int
    warning: int
    critical: int


class SignalCount(TypedDict):
    starts_on: str
    signals: int
    by_severity: SignalCountBySeverity


class SignalEvent(TypedDict):
    """The body of a delivery: a signal of a watched company."""

    id: str
    type: SignalType
    created_at: str
    data: Signal


class SignalMailSettings(TypedDict):
    digest: Literal["off", "daily", "weekly"]
    instant_severities: list[Literal["info", "notice", "warning", "critical"]]
    instant_types: MailedSignalTypes
    recipients: list[str]


class _SignalMailSettingsRequest(TypedDict):
    digest: Literal["off", "daily", "weekly"]
    instant_severities: list[Literal["info", "notice", "warning", "critical"]]


class SignalMailSettingsRequest(_SignalMailSettingsRequest, total=False):
    instant_types: MailedSignalTypes


class _SignalPage(TypedDict):
    signals: list[Signal]
    page: int
    limit: int
    has_more: bool
    total: int


class SignalPage(_SignalPage, total=False):
    next_cursor: str


class SiteEntity(TypedDict):
    name: str
    company_number: str | None
    country: str | None
    role: Literal["operator", "group", "third_party", "agency"]


class SiteFailure(TypedDict):
    """Why the website could not be read; null unless `scrape_failed`."""

    code: Literal["domain_not_found", "unreachable", "timeout", "tls_error", "refused", "robots", "not_html", "empty", "needs_scripts", "too_large"]
    message: str
    http_status: int | None
    page_url: str | None
    can_retry: bool


class SiteGroup(TypedDict):
    """The companies that own the operator; null when none is known."""

    parents: list[SiteParent]
    reason: str


class SiteParent(TypedDict):
    company_number: str | None
    company_name: str
    nature_of_control: list[str]
    since: str | None
    source: Literal["psc", "site"]
    named_on_site: bool


class TagsRequest(TypedDict):
    tags: list[str]


class Team(TypedDict):
    members: list[Member]
    invitations: list[Invitation]


class _TokenRequest(TypedDict):
    grant_type: Literal["authorization_code", "refresh_token"]


class TokenRequest(_TokenRequest, total=False):
    client_id: str
    client_secret: str
    code: str
    redirect_uri: str
    code_verifier: str
    refresh_token: str
    scope: str
    resource: str


class _TokenResponse(TypedDict):
    access_token: str
    token_type: Literal["Bearer"]
    expires_in: int
    scope: str


class TokenResponse(_TokenResponse, total=False):
    """The tokens."""

    refresh_token: str
    id_token: str


class UnwatchResult(TypedDict):
    company_number: str
    watched: Literal[False]
    was_watched: bool


class Usage(TypedDict):
    days: int
    calls: int
    credits: int
    usage: list[UsageOfDay]


class UsageOfDay(TypedDict):
    day: str
    source: Literal["api", "console", "cli", "mcp", "bulk"]
    calls: int
    credits: int


class VerifiedDomain(TypedDict):
    domain: str
    url: str
    match_confidence: float
    verified_at: str


class _VerifyReceiptRequest(TypedDict):
    receipt: str


class VerifyReceiptRequest(_VerifyReceiptRequest, total=False):
    reread: bool


class _WatchRequest(TypedDict):
    company_number: str


class WatchRequest(_WatchRequest, total=False):
    tags: list[str]


class WatchResult(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    watched_at: str
    last_signal_at: str | None
    tags: list[str]
    already_watched: bool


class WatchedCompany(TypedDict):
    company_number: str
    company_name: str
    company_status: str
    watched_at: str
    last_signal_at: str | None
    tags: list[str]


class Watchlist(TypedDict):
    watchlist: list[WatchedCompany]
    used: int
    limit: int


class WatchlistImport(TypedDict):
    watched: int
    already_watched: int
    not_watched: int
    rows: list[WatchlistImportRow]
    used: int
    limit: int


class _WatchlistImportRow(TypedDict):
    row: int
    input: str
    outcome: Literal["watched", "already_watched", "several_companies", "not_found", "limit_reached", "too_many_tags", "unavailable", "found"]
    company_number: str | None
    company_name: str | None
    candidates: list[PossibleCompany]


class WatchlistImportRow(_WatchlistImportRow, total=False):
    company_status: str | None


class WatchlistTag(TypedDict):
    tag: str
    companies: int


class WatchlistTags(TypedDict):
    tags: list[WatchlistTag]


class _Webhook(TypedDict):
    id: int
    webhook_url: str
    signal_type: str
    status: Literal["active", "disabled"]
    created_at: str
    last_delivery_at: str | None
    last_delivery_status: str | None
    consecutive_failures: int


class Webhook(_Webhook, total=False):
    description: str | None
    signal_types: list[str]
    disabled_reason: Literal["paused", "gone", "failing"] | None
    health: WebhookHealth
    expires_at: str


class _WebhookAttempt(TypedDict):
    attempt: int
    attempted_at: str
    duration_ms: int
    response_status: int | None
    response_body: str | None
    error: str | None


class WebhookAttempt(_WebhookAttempt, total=False):
    request_headers: dict[str, str] | None
    response_headers: dict[str, str] | None


class WebhookDelivery(TypedDict):
    id: str
    signal_id: str | None
    signal_type: str
    status: Literal["pending", "delivered", "failed", "held_back"]
    attempts: int
    created_at: str
    delivered_at: str | None
    next_attempt_at: str | None
    body: str
    log: list[WebhookAttempt]


class WebhookDeliveryPage(TypedDict):
    deliveries: list[WebhookDelivery]
    has_more: bool


class WebhookHealth(TypedDict):
    last_success_at: str | None
    attempts_24h: int
    success_share_24h: float | None
    pending: int
    held_back: int


class WebhookList(TypedDict):
    webhooks: list[Webhook]


class WebhookSecret(TypedDict):
    id: int
    signing_secret: str
    previous_secret_valid_until: str


class _WebhookWithSecret(TypedDict):
    id: int
    webhook_url: str
    signal_type: str
    status: Literal["active", "disabled"]
    created_at: str
    last_delivery_at: str | None
    last_delivery_status: str | None
    consecutive_failures: int
    signing_secret: str


class WebhookWithSecret(_WebhookWithSecret, total=False):
    description: str | None
    signal_types: list[str]
    disabled_reason: Literal["paused", "gone", "failing"] | None
    health: WebhookHealth
    expires_at: str


class WithdrawInvitationResult(TypedDict):
    id: str
    status: Literal["withdrawn"]


AccountsTypeFilter = Literal["null", "full", "small", "medium", "group", "dormant", "interim", "initial", "total-exemption-full", "total-exemption-small", "partial-exemption", "audit-exemption-subsidiary", "filing-exemption-subsidiary", "micro-entity", "no-accounts-type-available", "audited-abridged", "unaudited-abridged"]
AuditEventKind = Literal["signed_in", "session_ended", "other_sessions_ended", "sessions_ended", "password_changed", "password_reset", "second_factor_added", "second_factor_removed", "recovery_codes_replaced", "signed_up", "email_verified", "api_key_created", "api_key_rotated", "api_key_revoked", "member_invited", "invitation_withdrawn", "member_joined", "member_role_changed", "member_removed", "app_connected", "app_disconnected", "company_watched", "company_unwatched", "tags_changed", "list_imported", "alerts_changed", "search_saved", "saved_search_changed", "saved_search_deleted", "webhook_created", "webhook_edited", "webhook_paused", "webhook_enabled", "webhook_secret_replaced", "webhook_deleted", "review_decided", "review_reopened", "upload_started", "upload_resumed", "upload_cancelled", "data_exported", "credits_requested", "credits_granted", "plan_changed"]
ChargeReason = Literal["matched", "already_charged", "needs_review_free", "no_match_free", "non_uk_entity_free", "scrape_failed_free", "job_failed_free", "pending"]
CompanyChargeReason = Literal["verified", "already_charged", "not_verified_free", "needs_review_free", "job_failed_free", "pending"]
CompanySearchSort = Literal["relevance", "name", "incorporated_on", "-incorporated_on", "employees", "-employees", "net_assets", "-net_assets"]
CompanyStatusFilter = Literal["active", "dissolved", "liquidation", "receivership", "converted-closed", "voluntary-arrangement", "insolvency-proceedings", "administration", "open", "closed", "registered", "removed"]
CompanyTypeFilter = Literal["assurance-company", "charitable-incorporated-organisation", "community-interest-company", "converted-or-closed", "eeig", "eeig-establishment", "european-public-limited-liability-company-se", "further-education-or-sixth-form-college-corporation", "icvc-securities", "icvc-umbrella", "icvc-warrant", "industrial-and-provident-society", "investment-company-with-variable-capital", "limited-partnership", "llp", "ltd", "northern-ireland", "northern-ireland-other", "old-public-company", "other", "oversea-company", "plc", "private-limited-guarant-nsc", "private-limited-guarant-nsc-limited-exemption", "private-limited-shares-section-30-exemption", "private-unlimited", "private-unlimited-nsc", "protected-cell-company", "registered-overseas-entity", "registered-society-non-jurisdictional", "royal-charter", "scottish-charitable-incorporated-organisation", "scottish-partnership", "uk-establishment", "ukeig", "united-kingdom-societas", "unregistered-company"]
MailedSignalTypes = list[Literal["company_name_changed", "company_status_changed", "strike_off_proposed", "strike_off_withdrawn", "registered_office_changed", "sic_codes_changed", "accounts_filed", "accounts_overdue", "confirmation_statement_filed", "confirmation_statement_overdue", "director_appointed", "director_resigned", "psc_changed", "identity_verified", "identity_verification_overdue", "charge_registered", "charge_satisfied", "insolvency_started", "insolvency_updated", "website_operator_changed", "website_details_changed", "website_unreachable", "website_back", "trading_while_dissolved", "website_name_outdated", "financials_filed", "net_assets_turned_negative", "net_assets_fell", "employees_changed"]]
MatchStatus = Literal["matched", "needs_review", "no_match", "non_uk_entity", "scrape_failed"]
PasskeyOptions = dict[str, Any]
Role = Literal["owner", "member", "read_only"]
Scope = Literal["read", "resolve", "manage"]
SignalCounts = TypedDict("SignalCounts", {"interval": "Literal[\"day\", \"week\", \"month\"]", "from": "str", "to": "str", "counts": "list[SignalCount]", "total": "int"})
SignalFilter = Literal["all", "company_name_changed", "company_status_changed", "strike_off_proposed", "strike_off_withdrawn", "registered_office_changed", "sic_codes_changed", "accounts_filed", "accounts_overdue", "confirmation_statement_filed", "confirmation_statement_overdue", "director_appointed", "director_resigned", "psc_changed", "identity_verified", "identity_verification_overdue", "charge_registered", "charge_satisfied", "insolvency_started", "insolvency_updated", "website_operator_changed", "website_details_changed", "website_unreachable", "website_back", "trading_while_dissolved", "website_name_outdated", "financials_filed", "net_assets_turned_negative", "net_assets_fell", "employees_changed"]
SignalType = Literal["company_name_changed", "company_status_changed", "strike_off_proposed", "strike_off_withdrawn", "registered_office_changed", "sic_codes_changed", "accounts_filed", "accounts_overdue", "confirmation_statement_filed", "confirmation_statement_overdue", "director_appointed", "director_resigned", "psc_changed", "identity_verified", "identity_verification_overdue", "charge_registered", "charge_satisfied", "insolvency_started", "insolvency_updated", "website_operator_changed", "website_details_changed", "website_unreachable", "website_back", "trading_while_dissolved", "website_name_outdated", "financials_filed", "net_assets_turned_negative", "net_assets_fell", "employees_changed"]
