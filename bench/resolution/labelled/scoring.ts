import type { ExpectedAnswer, MatchStatus } from './site-file.ts';

/** The part of the service's answer that scoring needs. */
export interface SiteAnswer {
  /** `error`: the service gave no result. It never passes. */
  status: MatchStatus | 'error';
  /** The matched company. */
  number: string | null;
  confidence: number | null;
  /** Company numbers of the review candidates, best first. */
  candidates: readonly string[];
  explanation: string;
}

export interface Judgement {
  isPass: boolean;
  isMatched: boolean;
  /** Matched with a company that is not in the accepted list: the costly error. */
  isWrongMatch: boolean;
  /** The label expects a match. */
  isMatchable: boolean;
  /** The label expects a match, and the service matched an accepted company. */
  isCovered: boolean;
}

export function judge(expected: ExpectedAnswer, answer: SiteAnswer): Judgement {
  const { acceptable_statuses: statuses, acceptable_numbers: numbers } = expected;
  const isMatched = answer.status === 'matched';
  const isAcceptedCompany = answer.number !== null && numbers.includes(answer.number);
  const isStatusAccepted = answer.status !== 'error' && statuses.includes(answer.status);
  const listsAccepted =
    numbers.length === 0 || answer.candidates.some((candidate) => numbers.includes(candidate));
  const isMatchable = expected.match_status === 'matched';
  return {
    isPass:
      isStatusAccepted &&
      (!isMatched || isAcceptedCompany) &&
      (answer.status !== 'needs_review' || listsAccepted),
    isMatched,
    isWrongMatch: isMatched && !isAcceptedCompany,
    isMatchable,
    isCovered: isMatchable && isMatched && isAcceptedCompany,
  };
}

export interface Tally {
  sites: number;
  passed: number;
  matched: number;
  wrongMatches: number;
  matchable: number;
  covered: number;
}

export function tally(judgements: readonly Judgement[]): Tally {
  const count = (is: (one: Judgement) => boolean) => judgements.filter(is).length;
  return {
    sites: judgements.length,
    passed: count(({ isPass }) => isPass),
    matched: count(({ isMatched }) => isMatched),
    wrongMatches: count(({ isWrongMatch }) => isWrongMatch),
    matchable: count(({ isMatchable }) => isMatchable),
    covered: count(({ isCovered }) => isCovered),
  };
}

/** Shares of a tally. Undefined where there is nothing to take a share of. */
export function rates({ sites, passed, matched, wrongMatches, matchable, covered }: Tally) {
  return {
    pass: share(passed, sites),
    /** The share of the matched sites that have an accepted company. */
    precision: share(matched - wrongMatches, matched),
    /** The share of the sites whose label expects a match that are matched with an accepted company. */
    coverage: share(covered, matchable),
  };
}

function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}
