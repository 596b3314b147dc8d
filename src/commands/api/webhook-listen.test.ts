import { describe, expect, it } from 'vitest';
import { describeDelivery } from './webhook-listen.ts';

const shown = (body: string, headers: Record<string, string> = {}) =>
  describeDelivery({ headers }, body, 'signature valid');

describe('a delivery is shown', () => {
  it('by its type and summary', () => {
    const body = '{"type":"charge_created","data":{"summary":"A charge was registered."}}';
    expect(shown(body, { 'x-webhook-attempt': '2' })).toMatch(
      /Z {2}charge_created {2}signature valid {2}\(attempt 2\)\n {2}A charge was registered\.$/,
    );
  });

  it.each(['null', '7', '"text"', '[]', '{"data":null}', 'no JSON'])('whatever its body is: %s', (body) => {
    expect(shown(body)).toContain(`unknown  signature valid  (attempt ?)\n  ${body}`);
  });

  it('without what would move the cursor or turn the text', () => {
    const hostile = '\u001b]0;mine\u0007\u009b2J\u202egnp.exe\r';
    const lines = shown(JSON.stringify({ type: hostile, data: { summary: hostile } }), {
      'x-webhook-attempt': hostile,
    });
    expect(lines.split('\n')).toHaveLength(2);
    expect(lines.replace('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(shown(`${hostile}\n`).replace('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});
