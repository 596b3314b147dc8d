const FIRST_PAGE = '/resolve';

/** The sign-in page, which leads back to where the visitor wanted to go, and says so when a session has ended. */
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
