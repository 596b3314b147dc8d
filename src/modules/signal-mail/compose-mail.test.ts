import { describe, expect, it } from 'vitest';
import type { StoredSignal } from '../signals/index.ts';
import { composeMail, type MailFacts } from './compose-mail.ts';

const signal = (change: Partial<StoredSignal> = {}): StoredSignal => ({
  id: 'sig_1',
  signal_type: 'psc_changed',
  severity: 'notice',
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  summary: 'Rowan Ashgill began to have significant control.',
  occurred_on: '2026-03-02',
  detected_at: new Date('2026-03-03T08:15:42Z'),
  previous: null,
  current: null,
  source: 'stream',
  ...change,
});
const mail = (facts: Partial<MailFacts>) =>
  composeMail({
    kind: 'instant',
    period: undefined,
    signals: [signal()],
    total: facts.signals?.length ?? 1,
    matches: [],
    siteUrl: 'https://example.org',
    unsubscribeUrl: 'https://example.org/unsubscribe?token=x',
    ...facts,
  });

describe('a mail about signals', () => {
  it('names the company when there is one signal', () => {
    expect(mail({})).toMatchObject({
      subject: 'TARNWICK JOINERY LIMITED: PSC changed',
      before: '1 signal of 1 company you watch:',
      groups: [
        {
          title: 'TARNWICK JOINERY LIMITED (73816452)',
          link: 'https://example.org/companies/73816452',
          lines: ['Notice, 2 March 2026: Rowan Ashgill began to have significant control.'],
        },
      ],
      unsubscribeUrl: 'https://example.org/unsubscribe?token=x',
    });
  });

  it('lists the signals of a company together', () => {
    const other = signal({ company_number: '1', company_name: 'OTHER LTD' });
    const { subject, groups } = mail({ signals: [signal(), other, signal({ summary: 'Again.' })] });
    expect(subject).toBe('3 signals of 2 companies you watch');
    expect(groups?.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  it('says the period if it is about one, and how many more signals there are', () => {
    const week = mail({ kind: 'weekly', period: { start: '2026-03-02', end: '2026-03-08' }, total: 1_234 });
    expect(week.subject).toBe('Weekly digest, 2 March 2026 to 8 March 2026: 1,234 signals');
    expect(week.groups?.at(-1)).toMatchObject({ title: '… and 1,233 more signals', lines: [] });
    const day = mail({ kind: 'daily', period: { start: '2026-03-02', end: '2026-03-02' } });
    expect(day.subject).toBe('Daily digest, 2 March 2026: 1 signal');
  });

  it('lists the new matches of watched searches of its period too, and says how many more there are', () => {
    const matches = [
      { search_name: 'Joiners', company_number: '40000001', company_name: 'OAK LIMITED', total: 3 },
      { search_name: 'Bakers\r\n', company_number: '40000002', company_name: null, total: 3 },
    ];
    const period = { start: '2026-03-02', end: '2026-03-02' };
    const both = mail({ kind: 'daily', period, matches });
    expect(both.subject).toBe('Daily digest, 2 March 2026: 1 signal, 3 new matches');
    expect(both.before).toBe(
      '2 March 2026: 1 signal of 1 company you watch, and 3 new matches of searches you watch.',
    );
    expect(both.groups?.slice(1)).toMatchObject([
      { title: 'New in “Joiners”', lines: ['OAK LIMITED (40000001)'] },
      { title: 'New in “Bakers”', lines: ['40000002'] },
      { title: '… and 1 more new match', lines: [] },
    ]);
    const alone = mail({ kind: 'daily', period, signals: [], total: 0, matches });
    expect(alone.subject).toBe('Daily digest, 2 March 2026: 3 new matches');
    expect(alone.link).toBe('https://example.org/companies');
  });

  it('loses what would break or turn a line, and keeps emoji', () => {
    const { subject, groups } = mail({
      signals: [signal({ company_name: 'EVIL\r\nBcc: x\u202e LTD 🚀', summary: 'x'.repeat(900) })],
    });
    expect(subject).toBe('EVIL Bcc: x  LTD 🚀: PSC changed');
    expect(groups?.[0]?.lines[0]?.length).toBeLessThan(450);
  });
});
