/** Kept in the browser from the sign-in to the sign-out, so that a session that ended by itself can be told from none. */
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
