/** The events of the audit trail, by what they are about. */
export const AUDIT_KINDS_BY_AREA = {
  'Sign-in': [
    'signed_in',
    'session_ended',
    'other_sessions_ended',
    'sessions_ended',
    'password_changed',
    'password_reset',
    'second_factor_added',
    'second_factor_removed',
    'recovery_codes_replaced',
    'signed_up',
    'email_verified',
  ],
  'API keys': ['api_key_created', 'api_key_rotated', 'api_key_revoked'],
  Team: ['member_invited', 'invitation_withdrawn', 'member_joined', 'member_role_changed', 'member_removed'],
  Apps: ['app_connected', 'app_disconnected'],
  Watchlist: ['company_watched', 'company_unwatched', 'tags_changed', 'list_imported', 'alerts_changed'],
  'Saved searches': ['search_saved', 'saved_search_changed', 'saved_search_deleted'],
  Webhooks: [
    'webhook_created',
    'webhook_edited',
    'webhook_paused',
    'webhook_enabled',
    'webhook_secret_replaced',
    'webhook_deleted',
  ],
  Reviews: ['review_decided', 'review_reopened'],
  Uploads: ['upload_started', 'upload_resumed', 'upload_cancelled'],
  Exports: ['data_exported'],
  Credits: ['credits_requested', 'credits_granted', 'plan_changed'],
} as const;

export type AuditKind = (typeof AUDIT_KINDS_BY_AREA)[keyof typeof AUDIT_KINDS_BY_AREA][number];

export const AUDIT_KINDS: readonly AuditKind[] = Object.values(AUDIT_KINDS_BY_AREA).flat();
