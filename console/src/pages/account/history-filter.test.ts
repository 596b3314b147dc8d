import { describe, expect, it } from 'vitest';
import { exportAddress, historyAddress, readHistoryFilter } from './history-filter.ts';

describe('the filter in the address', () => {
  it('has what was asked for, days from their beginning to their end', () => {
    const filter = readHistoryFilter(
      new URLSearchParams('q= acme &outcome=matched&source=&since=2026-03-01&until=2026-03-02'),
    );
    expect(filter).toEqual({
      q: 'acme',
      outcome: 'matched',
      since: new Date(2026, 2, 1).toISOString(),
      until: new Date(2026, 2, 2, 23, 59, 59, 999).toISOString(),
    });
  });

  it.each(['since=soon', 'since=2026-13-45', 'since='])('ignores %s', (address) => {
    expect(readHistoryFilter(new URLSearchParams(address))).toEqual({});
  });

  it('leaves out empty fields of the form', () => {
    const form = new FormData();
    form.set('q', ' acme ');
    form.set('outcome', 'any');
    form.set('since', '');
    expect(String(historyAddress(form))).toBe('q=acme');
  });

  it('is the same for the download', () => {
    expect(exportAddress({ q: 'a&b', outcome: 'matched' })).toBe(
      '/v1/history/export?q=a%26b&outcome=matched',
    );
  });
});
