/** The outcomes of a resolution, in either direction. `pending`: the answer was a job that had not ended. */
export const OUTCOMES = [
  'matched',
  'needs_review',
  'no_match',
  'non_uk_entity',
  'scrape_failed',
  'verified',
  'not_found',
  'failed',
  'pending',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

interface AnswerWithoutCompany {
  match_status: string;
  foreign_operator?: { name: string | null } | null | undefined;
  review_candidates: readonly { company_name: string }[];
}

/** The title of an answer that names no company. */
export function titleWithoutCompany(answer: AnswerWithoutCompany): string {
  const { match_status: status, foreign_operator: foreign, review_candidates: candidates } = answer;
  const [first] = candidates;
  switch (status) {
    case 'needs_review':
      return first && candidates.length === 1
        ? `Perhaps ${first.company_name}`
        : 'Several companies are possible';
    case 'non_uk_entity':
      return foreign?.name ?? 'Run from outside the United Kingdom';
    case 'scrape_failed':
      return 'The website could not be read';
    default:
      return 'No UK company found';
  }
}
