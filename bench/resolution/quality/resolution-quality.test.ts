import { beforeAll, describe, expect, test } from 'vitest';
import { createMemoryRegister, labelledSites } from '../sites/index.ts';
import { dropsBelow, readBaseline, sampleForBaseline } from './baseline.ts';
import { type Judged, judgeSites } from './judge-sites.ts';
import { measure, type QualityFigures } from './measure.ts';

/** Synthetic sites that nothing was fitted on. `npm run bench:resolution -- --missed` shows each that is not reached. */
let judged: Judged[];
let figures: QualityFigures;

beforeAll(async () => {
  const { sites, companies } = labelledSites({ split: 'test' });
  judged = await judgeSites(sampleForBaseline(sites), createMemoryRegister(companies));
  figures = measure(judged);
}, 600_000);

describe('on synthetic sites that nothing was fitted on', () => {
  test('no figure and no category is worse than it was', () => {
    expect(dropsBelow(readBaseline(), figures)).toEqual([]);
  });

  test('no match rests on likeness to the brand, the title or the domain alone', () => {
    const printed = new Set(['company_number', 'legal_name', 'postcode_match']);
    const onLikeness = judged.filter(
      ({ verdict, labelled }) =>
        verdict.match_status === 'matched' &&
        labelled.category !== 'certificate' &&
        !verdict.evidence.some(({ kind }) => printed.has(kind)),
    );
    expect(onLikeness.map(({ labelled }) => labelled.id)).toEqual([]);
  });
});
