import type { Resolution } from '../../client/index.ts';
import { progressLine } from '../progress-line.ts';
import { type ApiOptions, EXIT, print, printJson, withApi } from './api-command.ts';
import { costText, facts, inWords } from './output.ts';

/** `domesday resolve <domain>`: exits with 0 for a match, 2 for anything else, 1 when there is no result. */
export async function resolveCommand(domain: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const progress = progressLine(process.stderr);
    const result = await client
      .resolveDomain(domain, { onPending: ({ status }) => progress.show(`${status}: reading ${domain}`) })
      .finally(() => progress.end());
    if (options.json) printJson(result);
    else print(describeResolution(result));
    if (result.match_status !== 'matched') process.exitCode = EXIT.noMatch;
  });
}

export function describeResolution(result: Resolution): string {
  const { company } = result;
  const parts = [
    facts([
      ['Domain', result.input_domain],
      ['Outcome', `${inWords(result.match_status)}${confidence(result.match_confidence)}`],
      [
        'Company',
        company && `${company.company_name} (${company.company_number}), ${company.company_status}`,
      ],
      ['Address', company?.registered_address],
      ['Your decision', result.review && describeReview(result.review)],
      ['Cost', costText(result)],
    ]),
    result.explanation,
  ];
  if (result.evidence.length > 0) {
    const lines = result.evidence.map(
      ({ kind, quote, page_url }) => `  ${inWords(kind)}: “${quote}”\n    ${page_url}`,
    );
    parts.push(`Evidence\n${lines.join('\n')}`);
  }
  if (result.review_candidates.length > 0) {
    const lines = result.review_candidates.map(
      (one) =>
        `  ${one.company_name} (${one.company_number})${confidence(one.match_confidence)}\n    ${one.would_settle}`,
    );
    parts.push(`Candidates\n${lines.join('\n')}`);
  }
  return parts.join('\n\n');
}

function confidence(value: number | null): string {
  return value === null ? '' : `, ${(value * 100).toFixed(1)}% sure`;
}

function describeReview({ company_number: number, decided_at }: NonNullable<Resolution['review']>): string {
  return `${number ?? 'none of the companies'}, on ${decided_at.slice(0, 10)}`;
}
