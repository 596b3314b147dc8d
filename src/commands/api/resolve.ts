import type { CompanyAnswer, Resolution } from '../../client/index.ts';
import { percent } from '../../shared/percent.ts';
import { regulationsOf } from '../../shared/regulations.ts';
import { progressLine } from '../standard-error.ts';
import { type ApiOptions, costText, EXIT, facts, inWords, print, printJson, withApi } from './api-command.ts';

/** `domesday resolve <domain>`: exits with 0 for a match, 2 for anything else, 1 when there is no result. */
export async function resolveCommand(
  domain: string,
  { retry = false, ...options }: ApiOptions & { retry?: boolean },
): Promise<void> {
  await withApi(options, async (client) => {
    const progress = progressLine(process.stderr);
    const result = await client
      .resolveDomain(domain, {
        refresh: retry,
        onPending: ({ status }) => progress.show(`${status}: reading ${domain}`),
      })
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
      ['Register of', result.as_of],
      ['Operator', result.foreign_operator && describeForeign(result.foreign_operator)],
      ['Failure', result.failure && describeFailure(result.failure)],
      ['Your decision', result.review && describeReview(result.review)],
      ['Cost', costText(result)],
    ]),
    result.explanation,
  ];
  if (result.evidence.length > 0) {
    parts.push(`Evidence\n${result.evidence.map(evidenceLine).join('\n')}`);
  }
  if (result.review_candidates.length > 0) {
    const lines = result.review_candidates.map(
      (one) =>
        `  ${one.company_name} (${one.company_number})${confidence(one.match_confidence)}\n    What would confirm it: ${one.would_settle}`,
    );
    parts.push(`Candidates\n${lines.join('\n')}`);
  }
  if (result.failure) parts.push(`To read it again now: domesday resolve ${result.input_domain} --retry`);
  return parts.join('\n\n');
}

function evidenceLine({
  kind,
  quote,
  page_url,
  also_on,
  attribution,
}: Resolution['evidence'][number]): string {
  const others = also_on.length === 0 ? '' : ` and ${also_on.length} more`;
  const source = attribution === undefined ? '' : `\n    ${attribution}`;
  return `  ${inWords(kind)}: “${quote}”\n    ${page_url}${others}${source}`;
}

function describeFailure({ code, http_status, page_url }: NonNullable<Resolution['failure']>): string {
  return [inWords(code), http_status && `status ${http_status}`, page_url].filter(Boolean).join(', ');
}

function describeForeign(operator: NonNullable<Resolution['foreign_operator']>): string {
  const { name, country_name, registration } = operator;
  return [name ?? 'not named', country_name, registration].filter(Boolean).join(', ');
}

function confidence(value: number | null): string {
  return value === null ? '' : `, ${percent(value)} sure`;
}

function describeReview({ company_number: number, decided_at }: NonNullable<Resolution['review']>): string {
  return `${number ?? 'none of the companies'}, on ${decided_at.slice(0, 10)}`;
}

/**
 * `domesday check <domain>`: the particulars that the law asks of a company's website. Exits with 0 when all are there, 3
 * when some are missing or wrong, 2 when no company is matched.
 */
export async function checkCommand(domain: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const progress = progressLine(process.stderr);
    const result = await client
      .resolveDomain(domain, { onPending: ({ status }) => progress.show(`${status}: reading ${domain}`) })
      .finally(() => progress.end());
    const { company, disclosures, match_status } = result;
    if (options.json) printJson({ input_domain: result.input_domain, match_status, company, disclosures });
    else print(describeCheck(result));
    if (!disclosures) process.exitCode = EXIT.noMatch;
    else if (!disclosures.complete) process.exitCode = EXIT.incomplete;
  });
}

const words = (name: string) => name.replaceAll('_', ' ');

export function describeCheck({ input_domain, company, disclosures, ...result }: Resolution): string {
  const matched = company && `${company.company_name} (${company.company_number}), ${company.company_status}`;
  const head = facts([
    ['Domain', input_domain],
    ['Company', matched],
    ['Legal form', disclosures && words(disclosures.legal_form)],
    ['Particulars', disclosures && (disclosures.complete ? 'complete' : 'incomplete')],
  ]);
  if (!disclosures) return [head, `Nothing to check: ${result.explanation}`].join('\n\n');
  const { title, rules } = regulationsOf(disclosures.items);
  const lines = disclosures.items
    .filter(({ status }) => status !== 'not_applicable')
    .map(({ item, status, quote, page_url }) =>
      [
        `  ${words(item)}: ${words(status)}`,
        quote && `    “${quote}”\n    ${page_url}`,
        `    ${rules.get(item)}`,
      ]
        .filter(Boolean)
        .join('\n'),
    );
  if (title !== null) lines.push(`  Regulations: ${title}`);
  const parts =
    lines.length > 0 ? [lines.join('\n')] : ['The law that is checked here asks nothing of this legal form.'];
  return [head, ...parts, 'From the pages that were read. This is no legal advice.'].join('\n\n');
}

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
    parts.push(`Evidence\n${found.evidence.map(evidenceLine).join('\n')}`);
  }
  return parts.join('\n\n');
}
