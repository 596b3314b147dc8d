import type { CompanyAnswer, DomesdayClient, Resolution } from '../../client/index.ts';
import { percent } from '../../shared/percent.ts';
import { regulationsOf } from '../../shared/regulations.ts';
import { whileWaiting } from '../standard-error.ts';
import { showPaged } from '../terminal/pager.ts';
import { paint, paintStatus } from '../terminal/paint.ts';
import { type Cell, facts, paragraph, statusCell } from '../terminal/text-table.ts';
import { type ApiOptions, costText, EXIT, inWords, printCsv, printJson, withApi } from './api-command.ts';
import { nameCompany } from './company.ts';

/** `domesday resolve <domain>`: exits with 0 for a match, 2 for anything else, 1 when there is no result. */
export async function resolveCommand(
  domain: string,
  { retry = false, ...options }: ApiOptions & { retry?: boolean },
): Promise<void> {
  await withApi(options, async (client) => {
    const result = await resolveShown(client, domain, { refresh: retry });
    if (options.json) printJson(result);
    else if (options.csv) printCsv(RESOLUTION_COLUMNS, [resolutionRow(result)]);
    else showPaged(describeResolution(result));
    if (result.match_status !== 'matched') process.exitCode = EXIT.noMatch;
  });
}

/** Shows what the service does while the command waits. */
function resolveShown(client: DomesdayClient, domain: string, { refresh = false } = {}): Promise<Resolution> {
  return whileWaiting(`reading ${domain}`, (progress) =>
    client.resolveDomain(domain, {
      refresh,
      onPending: ({ status }) => progress.show(`reading ${domain} (${status})`),
    }),
  );
}

/** Named as in the results of uploads. */
const RESOLUTION_COLUMNS = [
  'domain',
  'outcome',
  'company_number',
  'company_name',
  'company_status',
  'company_type',
  'incorporated_on',
  'registered_address',
  'registered_postcode',
  'match_confidence',
  'evidence_quote',
  'evidence_url',
  'failure_code',
  'reason',
  'charged',
  'charge_reason',
] as const;

function resolutionRow(result: Resolution) {
  const [strongest] = result.evidence;
  return {
    ...result.company,
    ...result,
    domain: result.input_domain,
    outcome: result.match_status,
    evidence_quote: strongest?.quote,
    evidence_url: strongest?.page_url,
    failure_code: result.failure?.code,
    reason: result.explanation,
  } as Record<(typeof RESOLUTION_COLUMNS)[number], unknown>;
}

export function describeResolution(result: Resolution): string {
  const { company } = result;
  const parts = [
    facts([
      ['Domain', result.input_domain],
      [
        'Outcome',
        statusCell(
          result.match_status,
          `${inWords(result.match_status)}${confidence(result.match_confidence)}`,
        ),
      ],
      ['Company', companyCell(company)],
      ['Address', company?.registered_address],
      ['Register date', result.as_of],
      ['Operator', result.foreign_operator && describeForeign(result.foreign_operator)],
      ['Failure', result.failure && describeFailure(result.failure)],
      ['Your decision', result.review && describeReview(result.review)],
      ['Cost', costText(result)],
    ]),
    paragraph(result.explanation),
  ];
  if (result.evidence.length > 0) {
    parts.push(`${paint('title', 'Evidence')}\n${result.evidence.map(evidenceLine).join('\n')}`);
  }
  if (result.review_candidates.length > 0) {
    const lines = result.review_candidates.map((one) =>
      [
        paragraph(`${one.company_name} (${one.company_number})${confidence(one.match_confidence)}`, {
          indent: 2,
        }),
        paragraph(`What would confirm it: ${one.would_settle}`, { indent: 4 }),
      ].join('\n'),
    );
    parts.push(`${paint('title', 'Candidates')}\n${lines.join('\n')}`);
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
  const lines = [
    paragraph(`${inWords(kind)}: “${quote}”`, { indent: 2 }),
    `    ${paint('link', page_url)}${others}`,
    ...(attribution === undefined ? [] : [paragraph(attribution, { indent: 4 })]),
  ];
  return lines.join('\n');
}

function companyCell(company: Parameters<typeof nameCompany>[0] | null): Cell {
  return company && { text: nameCompany(company), style: 'title' };
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
 * `domesday check <domain>`: the particulars that the law asks of a company's website. Exits with 0 when all
 * are there, 3 when some are missing or wrong, 2 when no company is matched.
 */
export async function checkCommand(domain: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const result = await resolveShown(client, domain);
    const { company, disclosures, match_status } = result;
    if (options.json) printJson({ input_domain: result.input_domain, match_status, company, disclosures });
    else if (options.csv)
      printCsv(
        CHECK_COLUMNS,
        (disclosures?.items ?? []).map((one) => ({ ...result, ...one })),
      );
    else showPaged(describeCheck(result));
    if (!disclosures) process.exitCode = EXIT.noMatch;
    else if (!disclosures.complete) process.exitCode = EXIT.incomplete;
  });
}

const CHECK_COLUMNS = ['input_domain', 'item', 'status', 'quote', 'page_url'] as const;

const words = (name: string) => name.replaceAll('_', ' ');

export function describeCheck({ input_domain, company, disclosures, ...result }: Resolution): string {
  const head = facts([
    ['Domain', input_domain],
    ['Company', companyCell(company)],
    ['Legal form', disclosures && words(disclosures.legal_form)],
    ['Particulars', disclosures && statusCell(disclosures.complete ? 'complete' : 'incomplete')],
  ]);
  if (!disclosures) return [head, paragraph(`Nothing to check: ${result.explanation}`)].join('\n\n');
  const { title, rules } = regulationsOf(disclosures.items);
  const lines = disclosures.items
    .filter(({ status }) => status !== 'not_applicable')
    .map(({ item, status, quote, page_url }) =>
      [
        `  ${words(item)}: ${paintStatus(status, words(status))}`,
        quote && `${paragraph(`“${quote}”`, { indent: 4 })}\n    ${paint('link', page_url ?? '')}`,
        paragraph(rules.get(item) ?? '', { indent: 4 }),
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
    const answer = await whileWaiting('looking for the website', (progress) =>
      client.resolveCompany(company, {
        onPending: ({ reverse_domain: { candidates_tried: tried } }) =>
          progress.show(`looking for the website, ${tried} domains tried`),
      }),
    );
    if (options.json) printJson(answer);
    else if (options.csv) printCsv(WEBSITE_COLUMNS, [websiteRow(answer)]);
    else showPaged(describeWebsite(answer));
    if (answer.reverse_domain.status !== 'verified') process.exitCode = EXIT.noMatch;
  });
}

const WEBSITE_COLUMNS = [
  'company_number',
  'company_name',
  'company_status',
  'outcome',
  'domain',
  'match_confidence',
  'charged',
  'charge_reason',
] as const;

function websiteRow({ company, reverse_domain: found, ...answer }: CompanyAnswer) {
  const row = { ...company, ...answer, ...found, outcome: found.status };
  return row as Record<(typeof WEBSITE_COLUMNS)[number], unknown>;
}

export function describeWebsite({ company, reverse_domain: found, ...answer }: CompanyAnswer): string {
  const parts = [
    facts([
      ['Company', companyCell(company)],
      ['Website', found.domain && { text: found.domain, style: 'link' }],
      ['Outcome', statusCell(found.status, inWords(found.status))],
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
    parts.push(`${paint('title', 'Evidence')}\n${found.evidence.map(evidenceLine).join('\n')}`);
  }
  return parts.join('\n\n');
}
