import type { Prompt } from '../platform/mcp.ts';

export const PROMPTS: Prompt[] = [
  {
    name: 'due_diligence',
    title: 'Due diligence on a domain',
    description: 'Who is behind a website, and is there anything to worry about before dealing with them?',
    arguments: [
      { name: 'domain', description: 'A domain, a URL or an e-mail address.', required: true },
      {
        name: 'purpose',
        description: 'What you are about to do with them, such as "pay an invoice".',
        required: false,
      },
    ],
    write: ({ domain, purpose }) =>
      [
        `Do due diligence on the business behind ${domain}${purpose ? `, because I am about to: ${purpose}` : ''}.`,
        '',
        `1. Call resolve_domain for ${domain}. If it answers with a job, call get_job until it has ended. A match costs one credit.`,
        '2. If it is needs_review, compare the candidates with what the site says, and tell me which fact would settle it. Do not guess.',
        '3. With a company, call get_company and list_company_signals for its number.',
        '4. Report in this order: who it is and how sure that is, with the quoted evidence and its page; whether the company is active; overdue accounts or confirmation statements; insolvency; charges; directors who left lately; its age; other companies that the site names.',
        '5. End with one line: no concerns, concerns, or stop, and why. Say what you could not find out.',
      ].join('\n'),
  },
  {
    name: 'watchlist_changes',
    title: 'What changed on my watchlist?',
    description: 'The changes of the companies you watch, the serious ones first.',
    arguments: [
      {
        name: 'since',
        description: 'The first day that counts, as YYYY-MM-DD; a week ago when left out.',
        required: false,
      },
    ],
    write: ({ since }) =>
      [
        `What changed at the companies that I watch since ${since ?? 'a week ago'}?`,
        '',
        '1. Call list_signals, page after page, until the signals are older than that day.',
        '2. Group them by company. Put critical and warning signals first, and say for each in one sentence what it means for somebody who deals with the company.',
        '3. Name in one line the companies with nothing but routine filings. Call list_watchlist to find those without any change.',
        '4. If a change needs a decision from me, end with it.',
      ].join('\n'),
  },
];
