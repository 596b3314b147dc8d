/** An error of the API: a stable code, and a message for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(status: number, body: unknown) {
    const error = (body as { error?: { code?: string; message?: string; details?: Record<string, unknown> } })
      ?.error;
    super(error?.message ?? 'The service did not answer as expected. Try again in a moment.');
    this.name = 'ApiError';
    this.status = status;
    this.code = error?.code ?? 'internal_error';
    this.details = error?.details;
  }
}

/** The labels of the console's forms, by the field of the API that they fill in. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  current_password: 'Current password',
  description: 'Description',
  domain: 'Domain',
  email: 'E-mail',
  name: 'Name',
  new_password: 'New password',
  password: 'Password',
  role: 'Role',
  signal_type: 'Signals',
  signal_types: 'Signals',
  since: 'Detected since',
  tag: 'Tag',
  tags: 'Tags',
  webhook_url: 'Address',
};

/** The message of an error, with the fields of the API under the labels that the reader sees. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'Something went wrong.';
  const fields = error instanceof ApiError ? (error.details?.fields ?? {}) : {};
  return Object.keys(fields).reduce((message, field) => {
    // The path of an item of a list is `signal_types.0`.
    const [name = ''] = field.split('.');
    const label = FIELD_LABELS[name];
    return label ? message.replace(new RegExp(`\\b(?:the )?${name}(?:\\.\\d+)?\\b`, 'i'), label) : message;
  }, error.message);
}

const RETRIES_MAX = 2;

/** A request is repeated only when the service is unreachable or failing. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return (
    failures < RETRIES_MAX && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
  );
}

/** Refused because of the request or the caller: the same request is refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 413, 422].includes(error.status);
}

/** The session has ended, here or elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
