import type { HistoryQuery } from '../../api/shapes.ts';

/** The filter in the address, without empty values. */
export function readHistoryFilter(search: URLSearchParams): HistoryQuery {
  const value = (name: string) => search.get(name)?.trim() || undefined;
  const [q, outcome, source, since, until] = [
    value('q'),
    value('outcome'),
    value('source'),
    dayOf(value('since')),
    dayOf(value('until')),
  ];
  return {
    ...(q && { q }),
    ...(outcome && { outcome: outcome as NonNullable<HistoryQuery['outcome']> }),
    ...(source && { source: source as NonNullable<HistoryQuery['source']> }),
    // Days begin and end where the reader is.
    ...(since && { since: new Date(`${since}T00:00:00`).toISOString() }),
    ...(until && { until: new Date(`${until}T23:59:59.999`).toISOString() }),
  };
}

function dayOf(text: string | undefined): string | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The address of a search; fields that were left empty are not in it. */
export function historyAddress(form: FormData): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '' && value !== 'any') search.set(name, value.trim());
  }
  return search;
}

/** The address of a download with this filter. */
export function exportAddress(filter: HistoryQuery): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return `/v1/history/export?${query}`;
}
