import { readFileSync, writeFileSync } from 'node:fs';
import type { QualityFigures } from './measure.ts';

const FILE = new URL('../baseline.json', import.meta.url);

/** Every second site of the test split: enough for the suite to notice a drop, in half the time. */
export function sampleForBaseline<T>(sites: readonly T[]): T[] {
  return sites.filter((_, index) => index % 2 === 0);
}

/** What was reached on that sample when this was written; less fails the suite. */
export interface Baseline {
  precision: number;
  numberCoverage: number;
  nameFirst: number;
  otherRight: number;
  calibrationError: number;
  categories: Record<string, { reached: number; wronglyMatched: number }>;
}

/** Shares of small categories move in steps; this only absorbs the rounding in the file. */
const ROUNDING = 0.0005;
/** Confidences may move a little without anything having become worse. */
const CALIBRATION_SLACK = 0.005;

export const readBaseline = (): Baseline => JSON.parse(readFileSync(FILE, 'utf8'));

export function writeBaseline(figures: QualityFigures): void {
  writeFileSync(FILE, `${JSON.stringify(baselineOf(figures), null, 2)}\n`);
}

function baselineOf(figures: QualityFigures): Baseline {
  const { precision, numberCoverage, nameFirst, otherRight, calibration } = figures;
  return {
    precision: round(precision),
    numberCoverage: round(numberCoverage),
    nameFirst: round(nameFirst),
    otherRight: round(otherRight),
    calibrationError: round(calibration.error),
    categories: Object.fromEntries(
      figures.categories.map(({ category, reached, wronglyMatched }) => [
        category,
        { reached: round(reached), wronglyMatched },
      ]),
    ),
  };
}

/** A sentence for each figure that became worse. */
export function dropsBelow(baseline: Baseline, figures: QualityFigures): string[] {
  const now = baselineOf(figures);
  const drops: string[] = [];
  for (const name of ['precision', 'numberCoverage', 'nameFirst', 'otherRight'] as const) {
    if (now[name] < baseline[name] - ROUNDING)
      drops.push(`${name} fell from ${baseline[name]} to ${now[name]}`);
  }
  if (now.calibrationError > baseline.calibrationError + CALIBRATION_SLACK)
    drops.push(`the calibration error rose from ${baseline.calibrationError} to ${now.calibrationError}`);
  for (const [category, before] of Object.entries(baseline.categories)) {
    const after = now.categories[category];
    if (!after) drops.push(`${category} has no sites any more`);
    else if (after.reached < before.reached - ROUNDING)
      drops.push(`${category} fell from ${before.reached} to ${after.reached}`);
    else if (after.wronglyMatched > before.wronglyMatched)
      drops.push(`${category} has ${after.wronglyMatched} wrong matches, not ${before.wronglyMatched}`);
  }
  return drops;
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;
