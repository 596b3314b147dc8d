import type { CompanyAnswer } from '../../client/index.ts';
import { progressLine } from '../progress-line.ts';
import { type ApiOptions, EXIT, print, printJson, withApi } from './api-command.ts';
import { costText, facts, inWords } from './output.ts';

/** `domesday website <company>`: exits with 0 for a verified website, 2 when there is none. */
export async function websiteCommand(company: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const progress = progressLine(process.stderr);
    const answer = await client
      .resolveCompany(company, {
        onPending: ({ reverse_domain: { candidates_tried: tried } }) =>
          progress.show(`looking for the website, ${tried} domains tried`),
      })
      .finally(() => progress.end());
    if (options.json) printJson(answer);
    else print(describeWebsite(answer));
    if (answer.reverse_domain.status !== 'verified') process.exitCode = EXIT.noMatch;
  });
}

export function describeWebsite({ company, reverse_domain: found, ...answer }: CompanyAnswer): string {
  const named = company && `${company.company_name} (${company.company_number}), ${company.company_status}`;
  const parts = [
    facts([
      ['Company', named],
      ['Website', found.domain],
      ['Outcome', inWords(found.status)],
      ['Tried', found.candidates_tried > 0 ? `${found.candidates_tried} domains` : null],
      ['Cost', costText(answer)],
      ['Note', answer.note],
    ]),
  ];
  if (answer.review_candidates.length > 0) {
    const lines = answer.review_candidates.map((one) => `  ${one.company_number}  ${one.company_name}`);
    parts.push(`Several companies have this name; use the number of one of them\n${lines.join('\n')}`);
  }
  if (found.evidence.length > 0) {
    const lines = found.evidence.map(
      ({ kind, quote, page_url }) => `  ${inWords(kind)}: “${quote}”\n    ${page_url}`,
    );
    parts.push(`Evidence\n${lines.join('\n')}`);
  }
  return parts.join('\n\n');
}
