import { Type } from '@sinclair/typebox';
import { readOnePage } from '../../platform/http/index.ts';
import { defineTool, type Tool } from '../../platform/mcp.ts';
import { filterOf, HistoryFilterIn, HistoryOut, PAGE, presentEntry } from './history.routes.ts';
import type { History } from './index.ts';

interface WithId {
  id: string;
}

export function historyTools(history: Pick<History, 'list'>): Tool<WithId>[] {
  return [
    defineTool({
      name: 'list_history',
      title: 'What was resolved before',
      description:
        'The resolutions of the account, newest first: what was asked, what was found, what it cost and who asked. By a part of the domain or company, outcome, source and time. Use it to see what is known already before resolving again. Costs nothing.',
      input: Type.Object({
        ...HistoryFilterIn,
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
      }),
      output: HistoryOut,
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      async run({ limit = PAGE, ...query }, { account }) {
        const filter = filterOf(query);
        const { rows, hasMore } = await readOnePage(limit, (most) =>
          history.list(account.id, { filter, limit: most }),
        );
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
