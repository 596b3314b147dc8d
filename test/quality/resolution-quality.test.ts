import { beforeAll, describe, expect, test } from 'vitest';
import { dropsBelow, readBaseline } from '../../bench/resolution/quality/baseline.ts';
import { judgeSites } from '../../bench/resolution/quality/judge-sites.ts';
import { measure, type QualityFigures } from '../../bench/resolution/quality/measure.ts';
import { TARGETS } from '../../bench/resolution/quality/report.ts';
import { createMemoryRegister, labelledSites } from '../../bench/resolution/sites/index.ts';

/** The labelled sites that nothing was fitted on. `npm run bench:resolution -- --missed` shows each of them. */
let figures: QualityFigures;

beforeAll(async () => {
  const { sites, companies } = labelledSites({ split: 'test' });
  figures = measure(await judgeSites(sites, createMemoryRegister(companies)));
}, 180_000);

describe('on labelled sites that nothing was fitted on', () => {
  test('at least 99 of 100 matches name the right company', () => {
    expect(figures.precision).toBeGreaterThanOrEqual(TARGETS.precision);
  });

  test('at least 95 of 100 sites that print their number are matched', () => {
    expect(figures.numberCoverage).toBeGreaterThanOrEqual(TARGETS.numberCoverage);
  });

  test('at least 85 of 100 sites with only a name have the right company matched or first in review', () => {
    expect(figures.nameFirst).toBeGreaterThanOrEqual(TARGETS.nameFirst);
  });

  test('at least 90 of 100 sites without a company that could be told have the right outcome', () => {
    expect(figures.otherRight).toBeGreaterThanOrEqual(TARGETS.otherRight);
  });

  test('confidence is off by at most 3 points', () => {
    expect(figures.calibration.error).toBeLessThanOrEqual(TARGETS.calibrationError);
  });

  test('no category is worse than it was', () => {
    expect(dropsBelow(readBaseline(), figures)).toEqual([]);
  });
});
