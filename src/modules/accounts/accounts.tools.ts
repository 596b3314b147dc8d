import { Type } from '@sinclair/typebox';
import { defineTool, type Tool } from '../../platform/mcp.ts';
import { AccountOut, presentAccount } from './accounts.schemas.ts';
import type { AccountProfile, Accounts } from './index.ts';

export function accountTools(accounts: Pick<Accounts, 'plans'>): Tool<AccountProfile>[] {
  return [
    defineTool({
      name: 'get_account',
      title: 'Your account',
      description:
        'The account that these tools act for: its credits, its plan, and how many companies it watches and may watch. Costs nothing.',
      input: Type.Object({}),
      output: AccountOut,
      hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      async run(_input, { account }) {
        const data = presentAccount(account, accounts.plans);
        const free = data.credit_balance - data.credits_held;
        const { used, limit } = data.watchlist_usage;
        return {
          data,
          text: `${data.email} has ${free} credits to spend and watches ${used} of ${limit} companies.`,
        };
      },
    }),
  ];
}
