/** The page that the address asks for; 1 when it asks for none, or for something that is no page. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** How many pages there are to go to. The API may end before the last one. */
export function countPages(total: number, pageSize: number, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.ceil(total / pageSize));
}
