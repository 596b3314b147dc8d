import { defineTool, type Tool } from '../../platform/mcp.ts';
import { CompanyProfileIn } from '../register/index.ts';
import type { LinkHistory } from './index.ts';
import { CompanyWebsitesOut, DomainHistoryIn, DomainHistoryOut } from './link-history.routes.ts';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

export function linkHistoryTools(history: LinkHistory): Tool<{ id: string }>[] {
  return [
    defineTool({
      name: 'list_company_websites',
      title: 'The websites that a company has and had',
      description:
        'Lists the websites that earlier readings found to be a UK company’s, with dates. Free, and starts no search. A current website that the account has not paid for in the last 30 days is locked: resolve_company shows it for a credit.',
      input: CompanyProfileIn,
      output: CompanyWebsitesOut,
      hints: READS,
      async run({ company_number: number }, { account }) {
        const data = await history.listWebsites(account.id, number);
        const lines = data.websites.map(({ domain, ...period }) => describe(domain, period));
        return { data, text: lines.join('\n') || 'No website of this company is known yet.' };
      },
    }),
    defineTool({
      name: 'get_domain_history',
      title: 'The companies that were behind a domain',
      description:
        'Lists the UK companies that earlier readings found behind a domain, with dates. Free, and reads no website. The current one is locked unless the account paid for it in the last 30 days: resolve_domain shows it.',
      input: DomainHistoryIn,
      output: DomainHistoryOut,
      hints: READS,
      async run({ domain }, { account }) {
        const data = await history.listCompanies(account.id, domain);
        const lines = data.companies.map(({ company_number: number, company_name: name, ...period }) =>
          describe(number && `${name ?? 'a company that left the register'} (${number})`, period),
        );
        return { data, text: lines.join('\n') || 'No company is known to have been behind this domain.' };
      },
    }),
  ];
}

function describe(
  what: string | null,
  { valid_from: from, valid_to: to }: { valid_from: string; valid_to: string | null },
): string {
  const until = to === null ? 'current' : `until ${to.slice(0, 10)}`;
  return `${what ?? 'locked'}: since ${from.slice(0, 10)}, ${until}`;
}
