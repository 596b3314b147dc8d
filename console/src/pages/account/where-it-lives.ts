/** For programs on the user's machine, whose address says nothing. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Where an app's answers go: the one thing about it that it cannot make up. */
export function whereItLives(redirectUris: string[]): string {
  const places = new Set(redirectUris.filter((uri) => URL.canParse(uri)).map(placeOf));
  return [...places].join(', ') || 'An unknown address';
}

function placeOf(redirectUri: string): string {
  const { protocol, hostname } = new URL(redirectUri);
  if (LOOPBACK.test(hostname)) return 'A program on a computer';
  return /^https?:$/.test(protocol) ? hostname : `The program that opens ${protocol}// addresses`;
}
