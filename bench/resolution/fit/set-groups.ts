/** Groups of the labelled sets, by what their sites represent. */
export const SET_GROUPS = {
  natural: 'natural mixture (all other sets)',
  hard: 'chosen for difficulty (sets 6, 7 and 10)',
  traps: 'more traps than the web has (sets 20 and 21)',
} as const;

export type SetGroup = keyof typeof SET_GROUPS;

const HARD_SETS = [6, 7, 10];
/**
 * Sites as a search finds them, with a register that contains near namesakes of every name and holders of
 * other numbers.
 */
const TRAP_SETS = [20, 21];

/** Sets whose sites draw what they say of helpers from a small pool of sentences. */
const SHARED_PROSE_SETS = [20, 21, 22];

export const sharesProse = (set: number | null | undefined) => SHARED_PROSE_SETS.includes(set ?? 0);

export function groupOfSet(set: number | null | undefined): SetGroup {
  if (HARD_SETS.includes(set ?? 0)) return 'hard';
  return TRAP_SETS.includes(set ?? 0) ? 'traps' : 'natural';
}
