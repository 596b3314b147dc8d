# Generated from openapi.json by `npm run gen`. Do not change it by hand.
from __future__ import annotations

from typing import Any, Literal

from . import types
from ._call import OMIT, Call


class Operations:
    """Every route of the API by the name of its operation."""

    def _call(self, call: Call) -> Any:
        raise NotImplementedError

    def sign_up(self, email: str, password: str) -> types.SignUpResult:
        """Create an account."""
        return self._call(Call("POST", "/v1/auth/signup", body={"email": email, "password": password}))

    def log_in(
        self,
        email: str,
        password: str,
        *,
        code: str = OMIT,
        passkey: dict[str, Any] = OMIT,
    ) -> types.LogInResult:
        """Log in."""
        return self._call(Call(
            "POST",
            "/v1/auth/login",
            body={"email": email, "password": password, "code": code, "passkey": passkey},
        ))

    def get_account(self) -> types.Account:
        """The account: credits, plan, watchlist usage, API key metadata."""
        return self._call(Call("GET", "/v1/auth/me"))

    def rotate_api_key(self) -> types.NewApiKey:
        """Replace the API key."""
        return self._call(Call("POST", "/v1/auth/api-key/rotate"))

    def log_out_all(self) -> types.LogOutAllResult:
        """End all your sessions."""
        return self._call(Call("POST", "/v1/auth/logout-all"))

    def delete_account(
        self,
        confirmation: str,
        password: str,
        *,
        code: str = OMIT,
        passkey: dict[str, Any] = OMIT,
    ) -> types.DeleteAccountResult:
        """Delete the account for good."""
        return self._call(Call(
            "POST",
            "/v1/auth/delete-account",
            body={"confirmation": confirmation, "password": password, "code": code, "passkey": passkey},
        ))

    def forgot_password(self, email: str) -> types.ForgotPasswordResult:
        """Ask for a mail to reset the password."""
        return self._call(Call("POST", "/v1/auth/forgot-password", body={"email": email}))

    def reset_password(self, token: str, new_password: str) -> types.ResetPasswordResult:
        """Set a new password with the token of the mail."""
        return self._call(Call(
            "POST",
            "/v1/auth/reset-password",
            body={"token": token, "new_password": new_password},
        ))

    def change_password(self, current_password: str, new_password: str) -> types.ChangePasswordResult:
        """Change the password."""
        return self._call(Call(
            "POST",
            "/v1/auth/change-password",
            body={"current_password": current_password, "new_password": new_password},
        ))

    def list_sessions(self) -> types.SessionList:
        """List your sessions."""
        return self._call(Call("GET", "/v1/auth/sessions"))

    def end_session(self, id: str) -> types.EndSessionResult:
        """Sign out one session."""
        return self._call(Call("DELETE", "/v1/auth/sessions/{id}", path={"id": id}))

    def end_other_sessions(self) -> types.EndOtherSessionsResult:
        """Sign out everywhere else."""
        return self._call(Call("POST", "/v1/auth/sessions/end-others"))

    def get_second_factor(self) -> types.SecondFactor:
        """Your second factors: authenticator app, passkeys, recovery codes."""
        return self._call(Call("GET", "/v1/auth/second-factor"))

    def replace_recovery_codes(
        self,
        password: str,
        *,
        code: str = OMIT,
        passkey: dict[str, Any] = OMIT,
    ) -> types.RecoveryCodes:
        """Replace the recovery codes."""
        return self._call(Call(
            "POST",
            "/v1/auth/second-factor/recovery-codes",
            body={"password": password, "code": code, "passkey": passkey},
        ))

    def disable_second_factor(
        self,
        password: str,
        *,
        code: str = OMIT,
        passkey: dict[str, Any] = OMIT,
    ) -> types.SecondFactorDisabled:
        """Turn the second factor off."""
        return self._call(Call(
            "POST",
            "/v1/auth/second-factor/disable",
            body={"password": password, "code": code, "passkey": passkey},
        ))

    def start_authenticator(
        self,
        password: str,
        *,
        code: str = OMIT,
        passkey: dict[str, Any] = OMIT,
    ) -> types.NewAuthenticatorSecret:
        """Begin to set up an authenticator app."""
        return self._call(Call(
            "POST",
            "/v1/auth/second-factor/totp",
            body={"password": password, "code": code, "passkey": passkey},
        ))

    def confirm_authenticator(self, code: str) -> types.SecondFactorEnabled:
        """Turn on the authenticator app with its first code."""
        return self._call(Call("POST", "/v1/auth/second-factor/totp/confirm", body={"code": code}))

    def start_passkey(
        self,
        password: str,
        *,
        code: str = OMIT,
        passkey: dict[str, Any] = OMIT,
    ) -> types.PasskeyOptions:
        """Begin to add a passkey."""
        return self._call(Call(
            "POST",
            "/v1/auth/second-factor/passkeys/options",
            body={"password": password, "code": code, "passkey": passkey},
        ))

    def add_passkey(self, name: str, credential: dict[str, Any]) -> types.AddedPasskey:
        """Add the passkey that the browser created."""
        return self._call(Call(
            "POST",
            "/v1/auth/second-factor/passkeys",
            body={"name": name, "credential": credential},
        ))

    def remove_passkey(
        self,
        id: str,
        password: str,
        *,
        code: str = OMIT,
        passkey: dict[str, Any] = OMIT,
    ) -> types.RemovePasskeyResult:
        """Remove a passkey."""
        return self._call(Call(
            "POST",
            "/v1/auth/second-factor/passkeys/{id}/remove",
            path={"id": id},
            body={"password": password, "code": code, "passkey": passkey},
        ))

    def export_account(self) -> types.AccountExport:
        """All data of the account in one JSON file."""
        return self._call(Call("GET", "/v1/auth/export"))

    def list_api_keys(self) -> types.ApiKeyList:
        """The API keys of the account."""
        return self._call(Call("GET", "/v1/auth/api-keys"))

    def create_api_key(self, name: str, scopes: list[types.Scope]) -> types.CreatedApiKey:
        """Create a named API key."""
        return self._call(Call("POST", "/v1/auth/api-keys", body={"name": name, "scopes": scopes}))

    def revoke_api_key(self, id: str) -> types.RevokeApiKeyResult:
        """Revoke a named API key."""
        return self._call(Call("DELETE", "/v1/auth/api-keys/{id}", path={"id": id}))

    def get_team(self) -> types.Team:
        """The members of the account, and who is invited."""
        return self._call(Call("GET", "/v1/team"))

    def invite_member(self, email: str, role: types.Role) -> types.Invitation:
        """Invite somebody by mail."""
        return self._call(Call("POST", "/v1/team/invitations", body={"email": email, "role": role}))

    def withdraw_invitation(self, id: str) -> types.WithdrawInvitationResult:
        """Withdraw an invitation."""
        return self._call(Call("DELETE", "/v1/team/invitations/{id}", path={"id": id}))

    def read_invitation(self, token: str) -> types.ReadInvitationResult:
        """Read an invitation with the token of the mail."""
        return self._call(Call("POST", "/v1/team/invitations/read", body={"token": token}))

    def accept_invitation(self, token: str, password: str) -> types.AcceptInvitationResult:
        """Join an account with the token of the mail."""
        return self._call(Call(
            "POST",
            "/v1/team/invitations/accept",
            body={"token": token, "password": password},
        ))

    def change_member_role(self, id: str, role: types.Role) -> types.Member:
        """Change the role of a member."""
        return self._call(Call("PATCH", "/v1/team/members/{id}", path={"id": id}, body={"role": role}))

    def remove_member(self, id: str) -> types.RemoveMemberResult:
        """Remove a member."""
        return self._call(Call("DELETE", "/v1/team/members/{id}", path={"id": id}))

    def list_plans(self) -> types.PlanList:
        """The plans, and which one the account has."""
        return self._call(Call("GET", "/v1/plans"))

    def request_credits(
        self,
        *,
        credits: int = OMIT,
        plan: Literal["free", "starter", "growth", "scale"] = OMIT,
        message: str = OMIT,
    ) -> types.CreditRequestResult:
        """Ask the operator of the service for credits or another plan."""
        return self._call(Call(
            "POST",
            "/v1/credits/requests",
            body={"credits": credits, "plan": plan, "message": message},
        ))

    def list_audit_events(
        self,
        *,
        kind: types.AuditEventKind | None = None,
        actor: str | None = None,
        since: str | None = None,
        until: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> types.AuditEventPage:
        """Who did what, and when."""
        return self._call(Call(
            "GET",
            "/v1/audit",
            query={"kind": kind, "actor": actor, "since": since, "until": until, "limit": limit, "before": before},
        ))

    def export_audit_events(
        self,
        *,
        kind: types.AuditEventKind | None = None,
        actor: str | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> bytes:
        """The audit trail as CSV."""
        return self._call(Call(
            "GET",
            "/v1/audit/export",
            query={"kind": kind, "actor": actor, "since": since, "until": until},
            as_json=False,
        ))

    def list_credit_entries(
        self,
        *,
        limit: int | None = None,
        before: str | None = None,
    ) -> types.CreditEntryPage:
        """The ledger: every grant, hold, charge and release."""
        return self._call(Call("GET", "/v1/credits/entries", query={"limit": limit, "before": before}))

    def list_history(
        self,
        *,
        q: str | None = None,
        outcome: Literal["matched", "needs_review", "no_match", "non_uk_entity", "scrape_failed", "verified", "not_found", "failed", "pending"] | None = None,
        direction: Literal["domain_to_company", "company_to_website"] | None = None,
        source: Literal["api", "console", "cli", "mcp", "bulk"] | None = None,
        since: str | None = None,
        until: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> types.HistoryPage:
        """Every resolution of the account, with its cost."""
        return self._call(Call(
            "GET",
            "/v1/history",
            query={"q": q, "outcome": outcome, "direction": direction, "source": source, "since": since, "until": until, "limit": limit, "before": before},
        ))

    def export_history(
        self,
        *,
        q: str | None = None,
        outcome: Literal["matched", "needs_review", "no_match", "non_uk_entity", "scrape_failed", "verified", "not_found", "failed", "pending"] | None = None,
        direction: Literal["domain_to_company", "company_to_website"] | None = None,
        source: Literal["api", "console", "cli", "mcp", "bulk"] | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> bytes:
        """The history as CSV."""
        return self._call(Call(
            "GET",
            "/v1/history/export",
            query={"q": q, "outcome": outcome, "direction": direction, "source": source, "since": since, "until": until},
            as_json=False,
        ))

    def get_usage(self, *, days: int | None = None) -> types.Usage:
        """Calls and credits by day and by source."""
        return self._call(Call("GET", "/v1/usage", query={"days": days}))

    def search_companies(
        self,
        *,
        name: str | None = None,
        q: str | None = None,
        postcode: str | None = None,
        company_status: types.CompanyStatusFilter | None = None,
        accounts_type: types.AccountsTypeFilter | None = None,
        incorporated_from: str | None = None,
        incorporated_to: str | None = None,
        company_type: types.CompanyTypeFilter | None = None,
        sic_code: list[str] | None = None,
        town: str | None = None,
        has_website: bool | None = None,
        employees_min: int | None = None,
        employees_max: int | None = None,
        turnover_min: int | None = None,
        turnover_max: int | None = None,
        net_assets_min: int | None = None,
        net_assets_max: int | None = None,
        accounts_overdue: bool | None = None,
        sort: types.CompanySearchSort | None = None,
        page: str | None = None,
        details: bool | None = None,
    ) -> types.CompanySearchPage:
        """Find companies by name, number and filters."""
        return self._call(Call(
            "GET",
            "/v1/companies/search",
            query={"name": name, "q": q, "postcode": postcode, "company_status": company_status, "accounts_type": accounts_type, "incorporated_from": incorporated_from, "incorporated_to": incorporated_to, "company_type": company_type, "sic_code": sic_code, "town": town, "has_website": has_website, "employees_min": employees_min, "employees_max": employees_max, "turnover_min": turnover_min, "turnover_max": turnover_max, "net_assets_min": net_assets_min, "net_assets_max": net_assets_max, "accounts_overdue": accounts_overdue, "sort": sort, "page": page, "details": details},
        ))

    def export_company_search(
        self,
        *,
        name: str | None = None,
        q: str | None = None,
        postcode: str | None = None,
        company_status: types.CompanyStatusFilter | None = None,
        accounts_type: types.AccountsTypeFilter | None = None,
        incorporated_from: str | None = None,
        incorporated_to: str | None = None,
        company_type: types.CompanyTypeFilter | None = None,
        sic_code: list[str] | None = None,
        town: str | None = None,
        has_website: bool | None = None,
        employees_min: int | None = None,
        employees_max: int | None = None,
        turnover_min: int | None = None,
        turnover_max: int | None = None,
        net_assets_min: int | None = None,
        net_assets_max: int | None = None,
        accounts_overdue: bool | None = None,
        sort: types.CompanySearchSort | None = None,
    ) -> bytes:
        """The companies of a search, as a CSV file."""
        return self._call(Call(
            "GET",
            "/v1/companies/search.csv",
            query={"name": name, "q": q, "postcode": postcode, "company_status": company_status, "accounts_type": accounts_type, "incorporated_from": incorporated_from, "incorporated_to": incorporated_to, "company_type": company_type, "sic_code": sic_code, "town": town, "has_website": has_website, "employees_min": employees_min, "employees_max": employees_max, "turnover_min": turnover_min, "turnover_max": turnover_max, "net_assets_min": net_assets_min, "net_assets_max": net_assets_max, "accounts_overdue": accounts_overdue, "sort": sort},
            as_json=False,
        ))

    def count_company_facets(
        self,
        *,
        name: str | None = None,
        q: str | None = None,
        postcode: str | None = None,
        company_status: types.CompanyStatusFilter | None = None,
        accounts_type: types.AccountsTypeFilter | None = None,
        incorporated_from: str | None = None,
        incorporated_to: str | None = None,
        company_type: types.CompanyTypeFilter | None = None,
        sic_code: list[str] | None = None,
        town: str | None = None,
        has_website: bool | None = None,
        employees_min: int | None = None,
        employees_max: int | None = None,
        turnover_min: int | None = None,
        turnover_max: int | None = None,
        net_assets_min: int | None = None,
        net_assets_max: int | None = None,
        accounts_overdue: bool | None = None,
        sort: types.CompanySearchSort | None = None,
    ) -> types.CompanySearchFacets:
        """What the companies of a search have in common."""
        return self._call(Call(
            "GET",
            "/v1/companies/facets",
            query={"name": name, "q": q, "postcode": postcode, "company_status": company_status, "accounts_type": accounts_type, "incorporated_from": incorporated_from, "incorporated_to": incorporated_to, "company_type": company_type, "sic_code": sic_code, "town": town, "has_website": has_website, "employees_min": employees_min, "employees_max": employees_max, "turnover_min": turnover_min, "turnover_max": turnover_max, "net_assets_min": net_assets_min, "net_assets_max": net_assets_max, "accounts_overdue": accounts_overdue, "sort": sort},
        ))

    def suggest_companies(self, *, q: str | None = None) -> types.CompanySuggestions:
        """Suggest companies while a name is typed."""
        return self._call(Call("GET", "/v1/companies/suggest", query={"q": q}))

    def list_saved_searches(self) -> types.SavedSearchList:
        """List your saved searches."""
        return self._call(Call("GET", "/v1/saved-searches"))

    def create_saved_search(
        self,
        name: str,
        query: types.SavedSearchQuery,
        *,
        watch: bool = OMIT,
    ) -> types.SavedSearch:
        """Save a search under a name."""
        return self._call(Call(
            "POST",
            "/v1/saved-searches",
            body={"name": name, "query": query, "watch": watch},
        ))

    def change_saved_search(self, id: str, *, name: str = OMIT, watched: bool = OMIT) -> types.SavedSearch:
        """Rename a saved search, or watch it."""
        return self._call(Call(
            "PATCH",
            "/v1/saved-searches/{id}",
            path={"id": id},
            body={"name": name, "watched": watched},
        ))

    def delete_saved_search(self, id: str) -> types.DeletedSavedSearch:
        """Delete a saved search and its matches."""
        return self._call(Call("DELETE", "/v1/saved-searches/{id}", path={"id": id}))

    def list_saved_search_matches(self, id: str, *, page: int | None = None) -> types.SavedSearchMatches:
        """List the companies that newly match."""
        return self._call(Call(
            "GET",
            "/v1/saved-searches/{id}/matches",
            path={"id": id},
            query={"page": page},
        ))

    def export_saved_search(self, id: str) -> bytes:
        """The companies of a saved search, as a CSV file."""
        return self._call(Call(
            "GET",
            "/v1/saved-searches/{id}/companies.csv",
            path={"id": id},
            as_json=False,
        ))

    def get_company(self, company_number: str, *, stored: bool | None = None) -> types.CompanyProfile:
        """Read the full profile of a company."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}",
            path={"company_number": company_number},
            query={"stored": stored},
        ))

    def list_filings(
        self,
        company_number: str,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> types.FilingHistory:
        """List what a company has filed."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/filing-history",
            path={"company_number": company_number},
            query={"page": page, "limit": limit},
        ))

    def list_officer_appointments(
        self,
        officer_id: str,
        *,
        page: int | None = None,
        limit: int | None = None,
    ) -> types.OfficerAppointments:
        """List the appointments of an officer, at all companies."""
        return self._call(Call(
            "GET",
            "/v1/officers/{officer_id}/appointments",
            path={"officer_id": officer_id},
            query={"page": page, "limit": limit},
        ))

    def get_company_group(self, company_number: str, *, depth: int | None = None) -> types.CompanyGroup:
        """Read the group of a company: parents, children and sisters."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/group",
            path={"company_number": company_number},
            query={"depth": depth},
        ))

    def get_company_financials(self, company_number: str) -> types.CompanyFinancials:
        """Read the figures of a company’s accounts, newest period first."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/financials",
            path={"company_number": company_number},
        ))

    def export_company_financials(self, company_number: str) -> bytes:
        """The figures of a company’s accounts, as a CSV file."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/financials.csv",
            path={"company_number": company_number},
            as_json=False,
        ))

    def get_identity_verification(self, company_number: str) -> types.IdentityVerification:
        """Who has verified their identity."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/identity-verification",
            path={"company_number": company_number},
        ))

    def get_job_status(self, job_id: str) -> types.PendingJob | types.Enrichment | types.Resolution:
        """The status of a job, and its result when it has ended."""
        return self._call(Call("GET", "/v1/enrich/status/{job_id}", path={"job_id": job_id}))

    def get_partner_job(self, job_id: str) -> types.PendingJob | types.PartnerEnrichment:
        """The status of a job of the account, and its flat result when it has ended."""
        return self._call(Call("GET", "/v1/partner/enrich-company/{job_id}", path={"job_id": job_id}))

    def get_job_progress(self, job_id: str) -> types.JobProgress:
        """The current stage of a job."""
        return self._call(Call("GET", "/v1/resolutions/{job_id}/progress", path={"job_id": job_id}))

    def get_receipt(self, domain: str) -> types.Receipt:
        """The signed receipt of a result."""
        return self._call(Call("GET", "/v1/domains/{domain}/receipt", path={"domain": domain}))

    def verify_receipt(self, receipt: str, *, reread: bool = OMIT) -> types.ReceiptVerification:
        """Verify a receipt."""
        return self._call(Call("POST", "/v1/receipts/verify", body={"receipt": receipt, "reread": reread}))

    def get_report(self, domain: str) -> bytes:
        """The report of a result, for printing and filing."""
        return self._call(Call("GET", "/v1/domains/{domain}/report", path={"domain": domain}, as_json=False))

    def get_company_search_status(self, job_id: str) -> types.CompanyResolution:
        """The status of a website search, and its result."""
        return self._call(Call("GET", "/v1/resolve/company/status/{job_id}", path={"job_id": job_id}))

    def list_company_websites(self, company_number: str) -> types.CompanyWebsites:
        """The websites that a company has and had."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/websites",
            path={"company_number": company_number},
        ))

    def get_domain_history(self, domain: str) -> types.DomainHistory:
        """The companies that were behind a domain."""
        return self._call(Call("GET", "/v1/domains/{domain}/history", path={"domain": domain}))

    def list_bulk(self) -> types.BulkJobList:
        """Your uploads, newest first."""
        return self._call(Call("GET", "/v1/bulk"))

    def start_bulk(
        self,
        content: bytes | str,
        *,
        content_type: str = "text/csv",
        direction: Literal["domain", "company"] | None = None,
        column: str | None = None,
        header: bool | None = None,
        preview: bool | None = None,
        sample: int | None = None,
        file_name: str | None = None,
    ) -> types.BulkPreview | types.BulkJob:
        """Resolve many domains, or find the websites of many companies."""
        return self._call(Call(
            "POST",
            "/v1/bulk",
            query={"direction": direction, "column": column, "header": header, "preview": preview, "sample": sample, "file_name": file_name},
            content=content,
            content_type=content_type,
        ))

    def get_bulk(self, id: str) -> types.BulkJob:
        """The progress of an upload."""
        return self._call(Call("GET", "/v1/bulk/{id}", path={"id": id}))

    def cancel_bulk(self, id: str) -> types.BulkJob:
        """Stop an upload."""
        return self._call(Call("POST", "/v1/bulk/{id}/cancel", path={"id": id}))

    def resume_bulk(self, id: str) -> types.BulkJob:
        """Resume a paused upload."""
        return self._call(Call("POST", "/v1/bulk/{id}/resume", path={"id": id}))

    def list_bulk_rows(
        self,
        id: str,
        *,
        page: int | None = None,
        limit: int | None = None,
        outcome: str | None = None,
        charged: bool | None = None,
        company_status: str | None = None,
        q: str | None = None,
    ) -> types.BulkRowPage:
        """The rows of an upload, page by page and filtered."""
        return self._call(Call(
            "GET",
            "/v1/bulk/{id}/rows",
            path={"id": id},
            query={"page": page, "limit": limit, "outcome": outcome, "charged": charged, "company_status": company_status, "q": q},
        ))

    def get_bulk_results(
        self,
        id: str,
        *,
        format: Literal["csv", "xlsx", "jsonl"] | None = None,
        columns: str | None = None,
    ) -> bytes:
        """Every row of an upload in order, with its outcome."""
        return self._call(Call(
            "GET",
            "/v1/bulk/{id}/results",
            path={"id": id},
            query={"format": format, "columns": columns},
            as_json=False,
        ))

    def list_reviews(
        self,
        *,
        status: Literal["open", "decided", "all"] | None = None,
        domain: str | None = None,
        company_number: str | None = None,
        page: int | None = None,
    ) -> types.ReviewPage:
        """Domains that a person should look at."""
        return self._call(Call(
            "GET",
            "/v1/reviews",
            query={"status": status, "domain": domain, "company_number": company_number, "page": page},
        ))

    def export_review_decisions(self) -> bytes:
        """All decisions as a CSV file."""
        return self._call(Call("GET", "/v1/reviews/export", as_json=False))

    def decide_review(self, id: str, company_number: str | None, *, replace: bool = OMIT) -> types.Review:
        """Decide which company is behind the domain, or that none is."""
        return self._call(Call(
            "POST",
            "/v1/reviews/{id}",
            path={"id": id},
            body={"company_number": company_number, "replace": replace},
        ))

    def take_back_review_decision(self, id: str) -> types.Review:
        """Take a decision back."""
        return self._call(Call("DELETE", "/v1/reviews/{id}/decision", path={"id": id}))

    def list_watchlist(self, *, tag: str | None = None) -> types.Watchlist:
        """List the companies you watch."""
        return self._call(Call("GET", "/v1/watchlist", query={"tag": tag}))

    def watch_company(self, company_number: str, *, tags: list[str] = OMIT) -> types.WatchResult:
        """Watch a company."""
        return self._call(Call(
            "POST",
            "/v1/watchlist",
            body={"company_number": company_number, "tags": tags},
        ))

    def export_watchlist(self, *, tag: str | None = None) -> bytes:
        """The companies you watch, as a CSV file."""
        return self._call(Call("GET", "/v1/watchlist.csv", query={"tag": tag}, as_json=False))

    def unwatch_company(self, company_number: str) -> types.UnwatchResult:
        """Stop watching a company."""
        return self._call(Call(
            "DELETE",
            "/v1/watchlist/{company_number}",
            path={"company_number": company_number},
        ))

    def list_watchlist_tags(self) -> types.WatchlistTags:
        """List the tags of the companies you watch."""
        return self._call(Call("GET", "/v1/watchlist/tags"))

    def set_watchlist_tags(self, company_number: str, tags: list[str]) -> types.WatchedCompany:
        """Set the tags of a company you watch."""
        return self._call(Call(
            "PUT",
            "/v1/watchlist/{company_number}/tags",
            path={"company_number": company_number},
            body={"tags": tags},
        ))

    def list_signals(
        self,
        *,
        page: int | None = None,
        limit: int | None = None,
        before: str | None = None,
        cursor: str | None = None,
        signal_type: types.SignalFilter | None = None,
        company_number: str | None = None,
        severity: Literal["info", "notice", "warning", "critical"] | None = None,
        since: str | None = None,
        until: str | None = None,
        tag: str | None = None,
    ) -> types.SignalPage:
        """List the signals of the companies you watch."""
        return self._call(Call(
            "GET",
            "/v1/signals",
            query={"page": page, "limit": limit, "before": before, "cursor": cursor, "signal_type": signal_type, "company_number": company_number, "severity": severity, "since": since, "until": until, "tag": tag},
        ))

    def export_signals(
        self,
        *,
        signal_type: types.SignalFilter | None = None,
        company_number: str | None = None,
        severity: Literal["info", "notice", "warning", "critical"] | None = None,
        since: str | None = None,
        until: str | None = None,
        tag: str | None = None,
    ) -> bytes:
        """The signals of the companies you watch, as a CSV file."""
        return self._call(Call(
            "GET",
            "/v1/signals.csv",
            query={"signal_type": signal_type, "company_number": company_number, "severity": severity, "since": since, "until": until, "tag": tag},
            as_json=False,
        ))

    def count_signals(
        self,
        *,
        signal_type: types.SignalFilter | None = None,
        company_number: str | None = None,
        severity: Literal["info", "notice", "warning", "critical"] | None = None,
        since: str | None = None,
        until: str | None = None,
        tag: str | None = None,
    ) -> types.SignalCounts:
        """Count the signals of the companies you watch over time."""
        return self._call(Call(
            "GET",
            "/v1/signals/counts",
            query={"signal_type": signal_type, "company_number": company_number, "severity": severity, "since": since, "until": until, "tag": tag},
        ))

    def list_company_signals(self, company_number: str, *, limit: int | None = None) -> types.CompanySignals:
        """List the signals of one company."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/signals",
            path={"company_number": company_number},
            query={"limit": limit},
        ))

    def export_company_signals(self, company_number: str) -> bytes:
        """The signals of one company, as a CSV file."""
        return self._call(Call(
            "GET",
            "/v1/companies/{company_number}/signals.csv",
            path={"company_number": company_number},
            as_json=False,
        ))

    def get_signal_mail_settings(self) -> types.SignalMailSettings:
        """Read which signals are sent by e-mail."""
        return self._call(Call("GET", "/v1/signals/mail-settings"))

    def set_signal_mail_settings(
        self,
        digest: Literal["off", "daily", "weekly"],
        instant_severities: list[Literal["info", "notice", "warning", "critical"]],
        *,
        instant_types: types.MailedSignalTypes = OMIT,
    ) -> types.SignalMailSettings:
        """Choose which signals are sent by e-mail."""
        return self._call(Call(
            "PUT",
            "/v1/signals/mail-settings",
            body={"digest": digest, "instant_severities": instant_severities, "instant_types": instant_types},
        ))

    def list_webhooks(self) -> types.WebhookList:
        """List the destinations of signals."""
        return self._call(Call("GET", "/v1/partner/webhooks"))

    def create_webhook(
        self,
        webhook_url: str,
        signal_type: types.SignalFilter,
        *,
        signal_types: list[types.SignalFilter] = OMIT,
        description: str | None = OMIT,
    ) -> types.WebhookWithSecret:
        """Register a destination."""
        return self._call(Call(
            "POST",
            "/v1/partner/webhooks",
            body={"webhook_url": webhook_url, "signal_type": signal_type, "signal_types": signal_types, "description": description},
        ))

    def create_test_receiver(self) -> types.WebhookWithSecret:
        """Create a test receiver."""
        return self._call(Call("POST", "/v1/partner/webhooks/test-receiver"))

    def edit_webhook(
        self,
        id: int,
        *,
        webhook_url: str = OMIT,
        signal_type: types.SignalFilter = OMIT,
        signal_types: list[types.SignalFilter] = OMIT,
        description: str | None = OMIT,
    ) -> types.Webhook:
        """Change the address, the description or the types of a destination."""
        return self._call(Call(
            "PATCH",
            "/v1/partner/webhooks/{id}",
            path={"id": id},
            body={"webhook_url": webhook_url, "signal_type": signal_type, "signal_types": signal_types, "description": description},
        ))

    def delete_webhook(self, id: int) -> types.DeleteWebhookResult:
        """Delete a destination and its log."""
        return self._call(Call("DELETE", "/v1/partner/webhooks/{id}", path={"id": id}))

    def pause_webhook(self, id: int) -> types.Webhook:
        """Pause a destination."""
        return self._call(Call("POST", "/v1/partner/webhooks/{id}/pause", path={"id": id}))

    def enable_webhook(self, id: int, *, send_held_back: bool = OMIT) -> types.Webhook:
        """Enable a destination that was disabled or paused."""
        return self._call(Call(
            "POST",
            "/v1/partner/webhooks/{id}/enable",
            path={"id": id},
            body={"send_held_back": send_held_back},
        ))

    def rotate_webhook_secret(self, id: int) -> types.WebhookSecret:
        """Replace the signing secret."""
        return self._call(Call("POST", "/v1/partner/webhooks/{id}/rotate-secret", path={"id": id}))

    def test_webhook(
        self,
        id: int,
        *,
        signal_type: Literal["company_name_changed", "company_status_changed", "strike_off_proposed", "strike_off_withdrawn", "registered_office_changed", "sic_codes_changed", "accounts_filed", "accounts_overdue", "confirmation_statement_filed", "confirmation_statement_overdue", "director_appointed", "director_resigned", "psc_changed", "identity_verified", "identity_verification_overdue", "charge_registered", "charge_satisfied", "insolvency_started", "insolvency_updated", "website_operator_changed", "website_details_changed", "website_unreachable", "website_back", "trading_while_dissolved", "website_name_outdated", "financials_filed", "net_assets_turned_negative", "net_assets_fell", "employees_changed"] = OMIT,
    ) -> types.WebhookDelivery:
        """Send a test delivery."""
        return self._call(Call(
            "POST",
            "/v1/partner/webhooks/{id}/test",
            path={"id": id},
            body={"signal_type": signal_type},
        ))

    def replay_webhook(
        self,
        id: int,
        since: str,
        *,
        until: str = OMIT,
        only: Literal["all", "failed"] = OMIT,
    ) -> types.ReplayWebhookResult:
        """Send the signals of a period again."""
        return self._call(Call(
            "POST",
            "/v1/partner/webhooks/{id}/replay",
            path={"id": id},
            body={"since": since, "until": until, "only": only},
        ))

    def list_webhook_deliveries(
        self,
        id: int,
        *,
        limit: int | None = None,
        before: str | None = None,
        status: Literal["pending", "delivered", "failed", "held_back"] | None = None,
        signal_type: Literal["company_name_changed", "company_status_changed", "strike_off_proposed", "strike_off_withdrawn", "registered_office_changed", "sic_codes_changed", "accounts_filed", "accounts_overdue", "confirmation_statement_filed", "confirmation_statement_overdue", "director_appointed", "director_resigned", "psc_changed", "identity_verified", "identity_verification_overdue", "charge_registered", "charge_satisfied", "insolvency_started", "insolvency_updated", "website_operator_changed", "website_details_changed", "website_unreachable", "website_back", "trading_while_dissolved", "website_name_outdated", "financials_filed", "net_assets_turned_negative", "net_assets_fell", "employees_changed"] | None = None,
    ) -> types.WebhookDeliveryPage:
        """List the deliveries to a destination, with the answers."""
        return self._call(Call(
            "GET",
            "/v1/partner/webhooks/{id}/deliveries",
            path={"id": id},
            query={"limit": limit, "before": before, "status": status, "signal_type": signal_type},
        ))

    def get_webhook_delivery(self, id: int, delivery_id: str) -> types.WebhookDelivery:
        """Read a delivery, with the headers of its attempts."""
        return self._call(Call(
            "GET",
            "/v1/partner/webhooks/{id}/deliveries/{delivery_id}",
            path={"id": id, "delivery_id": delivery_id},
        ))

    def redeliver_webhook(self, id: int, delivery_id: str) -> types.WebhookDelivery:
        """Send a delivery again."""
        return self._call(Call(
            "POST",
            "/v1/partner/webhooks/{id}/deliveries/{delivery_id}/redeliver",
            path={"id": id, "delivery_id": delivery_id},
        ))

    def list_connected_apps(self) -> types.ConnectedAppList:
        """The apps that you connected by OAuth."""
        return self._call(Call("GET", "/v1/auth/connected-apps"))

    def disconnect_app(self, client_id: str) -> types.DisconnectResult:
        """Disconnect an app."""
        return self._call(Call(
            "DELETE",
            "/v1/auth/connected-apps/{client_id}",
            path={"client_id": client_id},
        ))

    def report_identity_verification(
        self,
        content: bytes | str,
        *,
        content_type: str = "text/csv",
    ) -> types.IdentityVerificationReport:
        """Who has verified their identity, for many companies."""
        return self._call(Call(
            "POST",
            "/v1/identity-verification/report",
            content=content,
            content_type=content_type,
        ))

    def import_watchlist(
        self,
        content: bytes | str,
        *,
        content_type: str = "text/csv",
        tag: str | None = None,
        check: bool | None = None,
    ) -> types.WatchlistImport:
        """Watch the companies of a list."""
        return self._call(Call(
            "POST",
            "/v1/watchlist/import",
            query={"tag": tag, "check": check},
            content=content,
            content_type=content_type,
        ))
