const FIRST_PAGE = '/';

/**
 * The sign-in page, which leads back to where the visitor wanted to go, and says so when a session has ended.
 */
export function signInPath(
  { pathname, search }: { pathname: string; search: string },
  { hasEnded = false } = {},
): string {
  return `/sign-in?next=${encodeURIComponent(pathname + search)}${hasEnded ? '&reason=session_ended' : ''}`;
}

/** Where to go after the sign-in. Only paths of this site: a link must not lead to another one. */
export function returnPath(next: string | null): string {
  return next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\') ? next : FIRST_PAGE;
}

/** Stored from sign-in to sign-out, to distinguish a session that ended from no session. */
const KEY = 'domesday-signed-in';

export function rememberSignIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage can be forbidden; then the sign-in page gives no reason.
  }
}

/** Whether somebody was signed in here and has not signed out. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Why a session ended, by the code of the service. */
const REASONS: Record<string, string> = {
  expired: 'your session ended after 24 hours',
  ended_elsewhere: 'you ended this session on another device',
  signed_out_everywhere: 'you signed out everywhere',
  password_changed: 'your password was changed',
  password_reset: 'your password was reset',
  unknown: 'your session is no longer valid',
};

/** Undefined when there is nothing to explain: they signed out themselves, or never were signed in. */
export function explainSignOut(reason: string | undefined): string | undefined {
  if (reason === undefined || reason === 'signed_out') return undefined;
  return `You were signed out because ${REASONS[reason] ?? REASONS.unknown}.`;
}
