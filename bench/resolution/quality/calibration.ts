import { type Calibration, calibratePoints } from './confidence-bins.ts';
import type { Judged } from './judge-sites.ts';

/**
 * How far the stated confidence in the first company agrees with how often it is the right one. Sites of which even a
 * person could not tell which company it is have no truth to compare with and are left out.
 */
export function calibrate(judged: readonly Judged[]): Calibration {
  const points = judged
    .filter(
      ({ labelled: { expected } }) => expected.match_status !== 'needs_review' || expected.company_number,
    )
    .flatMap(({ verdict, first, isFirstRight }) =>
      verdict.match_confidence === null || first === null
        ? []
        : [{ said: verdict.match_confidence, came: isFirstRight ? 1 : 0 }],
    );
  return calibratePoints(points);
}
