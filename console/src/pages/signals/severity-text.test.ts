import { describe, expect, it } from 'vitest';
import { SEVERITIES, SIGNAL_TYPE_TABLE } from '../../../../src/shared/signal-types.ts';
import { describeSeverity } from './severity-text.ts';

describe('a severity', () => {
  it.each(SEVERITIES)('%s lists its signals', (severity) => {
    expect(describeSeverity(severity)).toMatch(/^[A-Z][A-Za-z ]+(, [A-Za-z ]+)*$/);
  });

  it('names a director who resigned where it belongs, and only there', () => {
    const naming = SEVERITIES.filter((one) =>
      describeSeverity(one).toLowerCase().includes('director resigned'),
    );
    expect(naming).toEqual([SIGNAL_TYPE_TABLE.director_resigned.severity]);
  });
});
