/** The page number in the address; 1 if it is missing or invalid. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** The number of pages, limited to the last one that the API serves. */
export function countPages(total: number, pageSize: number, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.ceil(total / pageSize));
}
