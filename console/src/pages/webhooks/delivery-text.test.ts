import { describe, expect, it } from 'vitest';
import { describeAttempt, destinationState, indentJson } from './delivery-text.ts';

describe('a destination', () => {
  it.each([
    ['active', 0, 'Active'],
    ['active', 3, 'Failing (3)'],
    ['disabled', 9, 'Disabled'],
  ] as const)('that is %s after %i failures shows "%s"', (status, consecutive_failures, label) => {
    expect(destinationState({ status, consecutive_failures }).label).toBe(label);
  });
});

describe('an attempt', () => {
  it('shows the answer, or the reason why there is none', () => {
    expect(describeAttempt({ response_status: 500, error: null, response_body: 'oops' })).toBe('500 · oops');
    expect(describeAttempt({ response_status: null, error: 'timed out', response_body: null })).toBe(
      'timed out',
    );
  });
});

describe('a body', () => {
  it('is indented when it is JSON, and left alone when it is not', () => {
    expect(indentJson('{"id":"1"}')).toBe('{\n  "id": "1"\n}');
    expect(indentJson('{"id":')).toBe('{"id":');
  });
});
