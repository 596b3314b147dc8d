import type { ClaimCue, ClaimDoubt, ClaimKind, ClaimRole, UkPart } from '../claim.ts';

/** A fact found in one block, before it is known which statement it belongs to. Offsets are into the page's text. */
export interface Mention {
  kind: ClaimKind;
  value: string;
  start: number;
  end: number;
  block: number;
  /** What the words beside it say about whom it is about; null leaves it to the statement. */
  role: ClaimRole | null;
  cue: ClaimCue | null;
  ukPart: UkPart | null;
  country: string | null;
  doubts: ClaimDoubt[];
  /** Set on names that the words link to a name before: a trading name to its holder. */
  linkedTo: Mention | null;
  /** Read from the target of a link, not from the text. */
  fromLink: boolean;
}

export function mention(
  kind: ClaimKind,
  value: string,
  at: { start: number; end: number; block: number },
  more: Partial<
    Pick<Mention, 'role' | 'cue' | 'ukPart' | 'country' | 'doubts' | 'linkedTo' | 'fromLink'>
  > = {},
): Mention {
  return {
    kind,
    value,
    start: at.start,
    end: at.end,
    block: at.block,
    role: null,
    cue: null,
    ukPart: null,
    country: null,
    doubts: [],
    linkedTo: null,
    fromLink: false,
    ...more,
  };
}
