import type { CompanyAnswer } from '../../api/shapes.ts';

const POLL_MS = 500;

type Search = { reverse_domain: Pick<CompanyAnswer['reverse_domain'], 'status' | 'status_url'> };

export function isSearching({ reverse_domain: { status } }: Search): boolean {
  return status === 'pending' || status === 'processing';
}

/** The job that searches; undefined when the answer was known. */
export function searchJobId(answer: Search | undefined): string | undefined {
  return answer && isSearching(answer) ? answer.reverse_domain.status_url?.split('/').at(-1) : undefined;
}

/** The polling interval; false when the search has ended. */
export function pollSearch(answer: Search | undefined): number | false {
  return answer && !isSearching(answer) ? false : POLL_MS;
}
