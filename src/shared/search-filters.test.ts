import { expect, it } from 'vitest';
import { emptyPageText } from './search-filters.ts';

it.each([
  [0, '1', 'No company matches. Try fewer words, or fewer filters.'],
  [41, '9', 'Page 9 is beyond the last one; ask for an earlier page.'],
])('an empty page of a search with %i matches says why it is empty', (total, page, text) => {
  expect(emptyPageText({ page, total })).toBe(text);
});
