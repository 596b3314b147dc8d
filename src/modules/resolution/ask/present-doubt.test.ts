import { describe, expect, it } from 'vitest';
import { OBJECTIONS } from '../decide/objections/index.ts';
import { REVIEW_CASES } from '../decide/test-support/doubtful-cases.ts';
import { usualPages } from '../decide/test-support/site-case.ts';
import { REASONS } from '../features/all-features.ts';
import type { NamedRecord } from '../resolution.store.ts';
import { verdict } from '../test-support/scripted-sites.ts';
import { company } from '../test-support/small-register.ts';
import { judgeWritten } from '../test-support/written-site.ts';
import type { ReviewCandidate, Verdict } from '../verdict/verdict.ts';
import { presentDoubt } from './present-doubt.ts';
import { postcodesIn, presentEvidence } from './present-verdict.ts';

const [FIRST, SECOND] = ['04000001', '04000002'] as const;
const SUNDIALS = [
  company(FIRST, 'SUNDIAL LIMITED', { registered_postcode: 'B1 1AA' }),
  company(SECOND, 'SUNDIAL LIMITED', { registered_postcode: 'YO1 9AA' }),
];
const judgeSundial = (footer = '© 2026 Sundial Limited') =>
  judgeWritten(
    {
      domain: 'sundial-online.co.uk',
      pages: usualPages({
        title: 'Sundial',
        about: 'Sundial makes clocks that need no winding.',
        footer,
        terms: 'This website is operated by Sundial Limited (“we”, “us”).',
      }),
    },
    SUNDIALS,
  );

/** The register now: the candidates as they were stored, with these changes. */
function viewOf(
  { review_candidates: candidates }: Pick<Verdict, 'review_candidates'>,
  changes: Record<string, Partial<ReviewCandidate>> = {},
) {
  const records = candidates.map(({ reasons: _, would_settle: __, match_confidence: ___, ...record }) => ({
    ...record,
    as_of: '2026-11-01',
    version: '1',
    ...changes[record.company_number],
  }));
  return { named: new Map(records.map((record): [string, NamedRecord] => [record.company_number, record])) };
}

/** All that an answer says about the candidates. */
function said(stored: Verdict, changes: Record<string, Partial<ReviewCandidate>>) {
  const view = viewOf(stored, changes);
  const { explanation, review_candidates: candidates } = presentDoubt(stored, view);
  const of = (number: string) => candidates.find((one) => one.company_number === number)!;
  const evidence = presentEvidence(stored, postcodesIn(view)).map(({ item }) => item);
  const texts = [explanation, ...candidates.flatMap((one) => [...one.reasons, one.would_settle])].join('\n');
  return { explanation, of, evidence, texts };
}

describe('a doubt between companies of one name', () => {
  it('names both names after one of them took another, and calls them namesakes no more', async () => {
    const stored = await judgeSundial();
    const { explanation, of, texts } = said(stored, { [FIRST]: { company_name: 'GNOMON LIMITED' } });
    expect(explanation).toBe(
      'The site names SUNDIAL LIMITED (now called GNOMON LIMITED), and more than one company on the register had that name when the site was read. Nothing on the site tells which of them it is.',
    );
    expect(of(FIRST)).toMatchObject({
      company_name: 'GNOMON LIMITED',
      would_settle: 'The company number 04000001 on the site, or an address at B1 1AA.',
    });
    expect(of(FIRST).reasons).toContain('The printed name is one that it had before.');
    expect(of(FIRST).reasons).not.toContain('The pages name it in full.');
    expect(of(SECOND).reasons).toContain('The pages name it in full.');
    expect(of(SECOND).would_settle).toBe(
      'The company number 04000002 on the site, or an address at YO1 9AA.',
    );
    expect(texts).not.toMatch(/have the same name|several companies are called/);
  });

  it('has a namesake less, and others left, after one of three took another name', async () => {
    const stored = await judgeSundial();
    const [one] = stored.review_candidates;
    const third = { ...one!, company_number: '04000003' };
    const three = { ...stored, review_candidates: [...stored.review_candidates, third] };
    const { of } = said(three, { '04000003': { company_name: 'GNOMON LIMITED' } });
    expect(of(FIRST).reasons).toContain('Against it: other companies have the same name.');
    expect(of(FIRST).would_settle).toContain('several companies are called SUNDIAL LIMITED');
    expect(of('04000003').reasons).not.toContain('Against it: other companies have the same name.');
  });

  it('has no namesake left where only a company of another legal form has the name', async () => {
    const stored = await judgeSundial();
    const [one] = stored.review_candidates;
    const llp = { ...one!, company_number: 'OC300001', company_name: 'SUNDIAL LLP' };
    const three = { ...stored, review_candidates: [...stored.review_candidates, llp] };
    expect(said(three, {}).of(SECOND).would_settle).toContain('several companies are called');
    const { of } = said(three, { [FIRST]: { company_name: 'GNOMON LIMITED' } });
    expect(of(SECOND).reasons).not.toContain('Against it: other companies have the same name.');
    expect(of(SECOND).would_settle).not.toContain('several companies are called');
  });

  it('asks for the address of now after an office moved', async () => {
    const stored = await judgeSundial();
    const moved = said(stored, { [FIRST]: { registered_postcode: 'EH3 2GJ' } });
    expect(moved.of(FIRST).would_settle).toBe(
      'The company number 04000001 on the site, or an address at EH3 2GJ: several companies are called SUNDIAL LIMITED.',
    );
    expect(moved.texts).not.toContain('B1 1AA');
    const without = said(stored, { [FIRST]: { registered_postcode: null } });
    expect(without.of(FIRST).would_settle).toBe(
      'The company number 04000001 on the site: several companies are called SUNDIAL LIMITED.',
    );
  });
});

describe('a doubt about a company beside whose name the site prints its postcode', () => {
  const NAME = 'Its registered postcode stands beside its name.';
  const both = SUNDIALS.map((one) => ({ ...one, registered_postcode: 'B1 1AA' }));
  const judge = () =>
    judgeWritten(
      REVIEW_CASES.find(({ guarantee }) => guarantee.includes('share the printed office'))!.written,
      [...both],
    );

  it('says nothing of that postcode after the office moved, and keeps that of others', async () => {
    const stored = await judge();
    expect(said(stored, {}).of(FIRST).reasons).toContain(NAME);
    expect(said(stored, {}).evidence).toEqual(stored.evidence);
    const { of, evidence } = said(stored, { [FIRST]: { registered_postcode: 'EH3 2GJ' } });
    expect(of(FIRST).reasons).not.toContain(NAME);
    expect(of(SECOND).reasons).toContain(NAME);
    const postcodes = evidence.filter(({ kind }) => kind === 'postcode_match');
    expect(postcodes.map(({ supports, value }) => [supports, value])).toEqual([[SECOND, 'B1 1AA']]);
  });

  it('calls the printed name a former one after the company took another', async () => {
    const { of } = said(await judge(), { [FIRST]: { company_name: 'GNOMON LIMITED' } });
    expect(of(FIRST).reasons).toContain('Its registered postcode stands beside its former name.');
    expect(of(FIRST).reasons).not.toContain(NAME);
  });

  it('keeps the evidence of a company that has left the register', async () => {
    const stored = await judge();
    expect(presentEvidence(stored, postcodesIn({ named: new Map() })).map(({ item }) => item)).toEqual(
      stored.evidence,
    );
  });
});

describe('a doubt about a former name', () => {
  const renamed = [
    company(FIRST, 'GNOMON LIMITED', { company_status: 'dissolved', previous_names: ['SUNDIAL LIMITED'] }),
  ];
  const judge = () =>
    judgeWritten(
      {
        domain: 'sundial-online.co.uk',
        pages: usualPages({
          title: 'Sundial',
          about: 'Sundial makes clocks that need no winding.',
          footer: '© 2026 Sundial Limited, company number 04000001',
        }),
      },
      renamed,
    );

  it('says which name the site prints', async () => {
    const { explanation, of } = said(await judge(), {});
    expect(explanation).toContain('Sundial Limited (04000001, now called GNOMON LIMITED)');
    expect(of(FIRST).reasons).toContain('The printed name is one that it had before.');
  });

  it('is none any more when the company takes that name again', async () => {
    const { explanation, of } = said(await judge(), { [FIRST]: { company_name: 'SUNDIAL LIMITED' } });
    expect(explanation).toContain('SUNDIAL LIMITED (04000001)');
    expect(explanation).not.toContain('now called');
    expect(of(FIRST).reasons).toContain('The pages name it in full.');
    expect(of(FIRST).reasons).not.toContain('The printed name is one that it had before.');
  });

  it('speaks of the past after the company came back to the register', async () => {
    const stored = await judge();
    expect(said(stored, {}).texts).toContain('is dissolved or has left the register');
    const { of, explanation, texts } = said(stored, { [FIRST]: { company_status: 'active' } });
    expect(texts).not.toMatch(/is dissolved|is no longer active/);
    expect(explanation).toContain('was dissolved or had left the register when the site was read');
    expect(of(FIRST)).toMatchObject({ company_status: 'active' });
    expect(of(FIRST).would_settle).toContain('was dissolved or had left the register');
  });
});

it.each(REVIEW_CASES)('a record that is unchanged changes no text, where $guarantee', async (one) => {
  const stored = await judgeWritten(one.written, one.register);
  const { explanation, review_candidates: candidates } = presentDoubt(stored, viewOf(stored));
  const plain = (text: string) => text.replace(/\{\{\w+\|([^{}]*)\}\}/g, '$1').replace(/\.\.$/, '.');
  expect(candidates.map(({ reasons }) => reasons)).toEqual(
    stored.review_candidates.map(({ reasons }) => reasons),
  );
  expect(candidates.map(({ would_settle: settles }) => settles)).toEqual(
    stored.review_candidates.map(({ would_settle: settles }) => plain(settles)),
  );
  if (!explanation.includes('now called')) expect(explanation).toBe(plain(stored.explanation));
});

it('a verdict of the first releases is read with the record of now', () => {
  const candidate: ReviewCandidate = {
    company_number: FIRST,
    company_name: 'SUNDIAL LIMITED',
    company_status: 'active',
    registered_postcode: 'B1 1AA',
    incorporated_on: null,
    match_confidence: 0.4,
    reasons: [
      'The pages name it in full.',
      'Against it: other companies have the same name.',
      'A reason of old.',
    ],
    would_settle:
      'The company number 04000001 on the site, or an address at B1 1AA: several companies are called {{04000001|SUNDIAL LIMITED}}.',
  };
  const stored = verdict({
    match_status: 'needs_review',
    explanation:
      'The site names {{04000001|SUNDIAL LIMITED}}, and more than one company on the register has that name. Nothing on the site tells which of them it is.',
    review_candidates: [candidate, { ...candidate, company_number: SECOND }],
  });
  const { explanation, of } = said(stored, {
    [FIRST]: { company_name: 'GNOMON LIMITED', registered_postcode: 'EH3 2GJ' },
  });
  expect(explanation).toContain('SUNDIAL LIMITED (now called GNOMON LIMITED), and more than one company on');
  expect(of(FIRST)).toMatchObject({
    reasons: ['The printed name is one that it had before.', 'A reason of old.'],
    would_settle: 'The company number 04000001 on the site, or an address at EH3 2GJ.',
  });
});

describe('every sentence that rests on the record', () => {
  const changeable = [...REASONS, ...OBJECTIONS].flatMap(({ text, whenChanged = {} }) =>
    Object.values(whenChanged).map((now) => ({ text, now })),
  );

  it.each(changeable)('reads as well after a change: $text', ({ text, now }) => {
    if (now === null) return;
    expect(now).not.toBe(text);
    expect(now.endsWith('.')).toBe(text.endsWith('.'));
    expect(/^[A-Z]/.test(now)).toBe(/^[A-Z]/.test(text));
    expect(now.startsWith('Against it:')).toBe(text.startsWith('Against it:'));
  });

  it('is found in a text that has no other of them', () => {
    for (const { text } of OBJECTIONS)
      expect(OBJECTIONS.filter((other) => text.includes(other.text))).toHaveLength(1);
  });
});
