import type { Resolution } from '../../client/index.ts';
import { progressLine } from '../progress-line.ts';
import { type ApiOptions, EXIT, print, printJson, withApi } from './api-command.ts';
import { facts } from './output.ts';

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
  const lines = disclosures.items
    .filter(({ status }) => status !== 'not_applicable')
    .map(({ item, status, quote, page_url, regulation }) =>
      [`  ${words(item)}: ${words(status)}`, quote && `    “${quote}”\n    ${page_url}`, `    ${regulation}`]
        .filter(Boolean)
        .join('\n'),
    );
  const parts =
    lines.length > 0 ? [lines.join('\n')] : ['The law that is checked here asks nothing of this legal form.'];
  return [head, ...parts, 'From the pages that were read. This is no legal advice.'].join('\n\n');
}
