import { Type } from '@sinclair/typebox';
import { defineTool, type Tool } from '../../platform/mcp.ts';
import { findCompany, type LiveSource } from '../register/index.ts';
import { parseFeedQuery } from './feed-query.ts';
import type { CompanySignals, Signal, Signals } from './index.ts';
import * as schemas from './signals.schemas.ts';

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const LIMIT = 20;
const NAMED_IN_TEXT = 5;

export function signalTools({
  signals,
  companySignals,
  live,
}: {
  signals: Pick<Signals, 'feed'>;
  companySignals: CompanySignals;
  live: LiveSource;
}): Tool<{ id: string }>[] {
  return [
    defineTool({
      name: 'list_company_signals',
      title: 'What happened to a company',
      description:
        'The changes of one company’s register record, newest first: status, name, office, directors, charges, insolvency, accounts. For companies that nobody watches, the changes of the last 24 months, derived from the register’s record; the list is complete from complete_since on. Watch a company to be notified of changes from now on. Costs nothing.',
      input: Type.Composite([schemas.CompanySignalsParams, schemas.CompanySignalsIn]),
      output: schemas.CompanySignalsOut,
      hints: READS,
      async run({ company_number: number, limit = LIMIT }, { account }) {
        const company = await findCompany(live, number);
        const { company_number, company_name } = company.record;
        const found = await companySignals.list(account.id, company, limit);
        const data = { company_number, company_name, ...found, limit };
        return { data, text: describe(found.signals, `No signals of ${company_name}.`) };
      },
    }),
    defineTool({
      name: 'list_signals',
      title: 'What changed on your watchlist',
      description:
        'The changes of all companies that the account watches, newest first, in pages. Narrow it with signal_type, severity, company_number, tag, since and until. To read only new signals, begin with cursor=start and keep next_cursor for the next call; signals are then oldest first. Costs nothing.',
      input: schemas.FeedIn,
      output: schemas.FeedOut,
      hints: READS,
      async run(input, { account }) {
        const data = await signals.feed.read(account.id, parseFeedQuery(input));
        return { data, text: describe(data.signals, 'No signals of the companies you watch.') };
      },
    }),
  ];
}

function describe(signals: Signal[], none: string): string {
  if (signals.length === 0) return none;
  const lines = signals
    .slice(0, NAMED_IN_TEXT)
    .map(({ occurred_on: day, company_name: name, summary }) => `${day} ${name}: ${summary}`);
  const more = signals.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n');
}
