import { FIRST_OWNER } from './access-model.ts';

let worlds = 0;

/**
 * One account with one owner, and everything that was ever given out, by the number of the step that made it.
 * Most of it does not work any more.
 */
export class WorldState {
  readonly sessions: Record<number, { text: string; of: number }> = {};
  readonly keys: Record<number, { text: string; id: string }> = {};
  readonly defaultKeys: Record<number, string> = {};
  readonly invitations: Record<number, { id: string; token: string; email: string }> = {};
  readonly apps: Record<number, string> = {};
  /**
   * All that a person ever had, the newest first: of several that are set at once, nobody knows which one
   * stayed.
   */
  readonly passwords: Record<number, string[]> = { [FIRST_OWNER]: ['correct horse'] };
  /**
   * Recovery codes that were not used yet, by person; of all that were given, also those that ended since.
   */
  readonly codes: Record<number, string[]> = {};
  /** People who were invited have the address of their invitation. */
  readonly joined: Record<number, string> = {};
  private readonly world = ++worlds;

  emailOf(person: number): string {
    return this.joined[person] ?? `p${person}.w${this.world}@example.org`;
  }

  emailToInvite(step: number): string {
    return `invited${step}.w${this.world}@example.org`;
  }

  sessionText(session: number): string {
    return this.sessions[session]?.text ?? 'no.such.session';
  }

  personOf(session: number): number {
    return this.sessions[session]?.of ?? -1;
  }
}
