import { expect, it } from 'vitest';
import type { CompanyAnswer, WebsiteSearch } from './index.ts';
import { websiteTools } from './website.tools.ts';

const answerWith = (status: string, note: string | null) =>
  ({
    company: {
      company_name: 'QUILLBECK DRUMS LIMITED',
      company_number: '01234567',
      company_status: 'active',
    },
    reverse_domain: {
      status,
      domain: 'quillbeck.test',
      status_url: 'https://api.test/v1/resolve/company/web_1',
      candidates_tried: 1,
    },
    review_candidates: [],
    charged: status === 'verified',
    charge_reason: status,
    note,
  }) as unknown as CompanyAnswer;

it('resolve_company keeps the note on the name after it has waited for the search', async () => {
  const note = 'The number belongs to another company than Another Name Limited.';
  const websites = {
    countCall: async () => undefined,
    answer: async () => ({
      answer: answerWith('pending', note),
      creditsRemaining: 1,
      creditsCharged: 0,
      asker: { isJoined: false, name: 'Another Name Limited' },
    }),
    readJob: async (_id: string, _limits: undefined, asker: { name?: string }) =>
      answerWith('verified', asker.name === 'Another Name Limited' ? note : null),
    waitForJob: async () => true,
  } as unknown as WebsiteSearch;
  const [tool] = websiteTools({ websites, resolution: {} as never });
  const call = {
    account: { id: 'a' },
    requester: { source: 'mcp' as const, actor: 'key' },
    address: '::1',
    signal: new AbortController().signal,
  };
  const answer = await tool?.run({ company_number: '01234567', company_name: 'Another Name Limited' }, call);
  expect(answer?.data).toMatchObject({ note, reverse_domain: { status: 'verified' } });
  expect(answer?.text).toContain(note);
});
