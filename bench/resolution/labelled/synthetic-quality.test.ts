import { beforeAll, describe, expect, test } from 'vitest';
import { dropsBelow, readBaseline } from './baseline.ts';
import { type JudgedSynthetic, judgeSynthetic } from './judge-synthetic.ts';

/** `npm run bench:resolution` lists each site that fails. */
let answered: JudgedSynthetic[];

beforeAll(async () => {
  ({ answered } = await judgeSynthetic());
}, 600_000);

describe('the synthetic sites', () => {
  test('no category passes fewer sites than it did, or has more wrong matches', () => {
    expect(dropsBelow(readBaseline(), answered)).toEqual([]);
  });

  test('no match rests on likeness to the brand, the title or the domain alone', () => {
    const printed = new Set(['company_number', 'legal_name', 'postcode_match']);
    const onLikeness = answered.filter(
      ({ verdict, site }) =>
        verdict.match_status === 'matched' &&
        site.shape !== 'certificate' &&
        !verdict.evidence.some(({ kind }) => printed.has(kind)),
    );
    expect(onLikeness.map(({ site }) => site.domain)).toEqual([]);
  });
});
