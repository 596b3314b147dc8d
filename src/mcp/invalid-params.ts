const INTERNAL_ERROR = -32603;
const INVALID_PARAMS = -32602;

interface Issue {
  path: (string | number)[];
  message: string;
}

/**
 * The protocol's library answers parameters of the wrong shape as an internal error, with the list of its validator as the
 * message. They are the caller's mistake: the answer says so, and which one it is.
 */
export async function correctInvalidParams(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const body = text.includes(`${INTERNAL_ERROR}`) ? correct(text) : text;
  return new Response(body === '' ? null : body, { status: response.status, headers });
}

function correct(text: string): string {
  const answer = JSON.parse(text) as { error?: { code: number; message: string } };
  const [issue] = answer.error?.code === INTERNAL_ERROR ? readIssues(answer.error.message) : [];
  if (!issue) return text;
  const message = `Invalid params: ${issue.path.join('.')}: ${issue.message}`;
  return JSON.stringify({ ...answer, error: { code: INVALID_PARAMS, message } });
}

function readIssues(message: string): Issue[] {
  try {
    const issues = JSON.parse(message) as Issue[];
    return Array.isArray(issues) && Array.isArray(issues[0]?.path) ? issues : [];
  } catch {
    return [];
  }
}
