import { Type } from '@sinclair/typebox';
import { newestFirst, PageLimit } from '../../platform/http/index.ts';
import { defineTool, type Tool } from '../../platform/mcp.ts';
import { filterOf, HistoryFilterIn, HistoryOut, presentEntry } from './history.routes.ts';
import type { History } from './index.ts';

interface WithId {
  id: string;
}

export function historyTools(history: Pick<History, 'list'>): Tool<WithId>[] {
  const entries = newestFirst(history.list);
  return [
    defineTool({
      name: 'list_history',
      title: 'What was resolved before',
      description:
        'The resolutions of the account, newest first: what was looked up, what was found, what it cost and who made the call. Filter by part of the domain or company, outcome, source and time. Use it to see what is already known before resolving again. Costs nothing.',
      input: Type.Object({
        ...HistoryFilterIn,
        limit: PageLimit(),
      }),
      output: HistoryOut,
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      async run({ limit, ...query }, { account }) {
        const filter = filterOf(query);
        const { rows, hasMore } = await entries.readOne(account.id, filter, { limit });
        const credits = rows.reduce((sum, row) => sum + row.credits, 0);
        return {
          data: { entries: rows.map(presentEntry), has_more: hasMore },
          text:
            rows.length === 0
              ? 'Nothing was resolved that fits this.'
              : `${rows.length} resolutions${hasMore ? ', and there are more' : ''}, which cost ${credits} credits.`,
        };
      },
    }),
  ];
}
