import { describe, expect, it } from 'vitest';
import { countPages, readPageNumber, sandboxPath } from './addresses.ts';

describe('the page in the address', () => {
  it.each([
    ['page=3', 3],
    ['', 1],
    ['page=', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=second', 1],
    ['page=1e400', 1],
  ])('is read from "%s" as %i', (search, page) => {
    expect(readPageNumber(new URLSearchParams(search))).toBe(page);
  });
});

describe('the number of pages', () => {
  it.each([
    [0, 0],
    [20, 1],
    [21, 2],
  ])('is calculated: %i rows have %i', (total, pages) => {
    expect(countPages(total, 20)).toBe(pages);
  });

  it('ends where the API ends', () => {
    expect(countPages(1_000_000, 20, 500)).toBe(500);
  });
});

describe('the page of a fictional website', () => {
  it('is shown by the service, with path and query', () => {
    expect(sandboxPath('https://www.acme.test/contact?a=b#c')).toBe('/sandbox/web/www.acme.test/contact?a=b');
  });

  it.each(['https://acme.co.uk/', 'https://acme.test.evil.example/', 'nonsense'])('is not %s', (url) => {
    expect(sandboxPath(url)).toBeUndefined();
  });
});
