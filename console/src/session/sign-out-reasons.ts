/** Why somebody who was signed in has to sign in again, as the service says it. */
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
