import { describe, expect, test } from 'vitest';
import { scanPage } from './scan-page.ts';

async function regionsOf(html: string): Promise<Record<string, string>> {
  const { links } = await scanPage(html);
  return Object.fromEntries(links.map(({ href, region }) => [href, region]));
}

describe('the region of a link', () => {
  test.each([
    ['<footer><nav><a href="/x">X</a></nav></footer>', 'footer'],
    ['<div class="site-footer"><div><a href="/x">X</a></div></div>', 'footer'],
    ['<div id="colophon"><a href="/x">X</a></div>', 'footer'],
    ['<section role="contentinfo"><a href="/x">X</a></section>', 'footer'],
    ['<header><div></div><a href="/x">X</a></header>', 'header'],
    ['<nav><a href="/x">X</a></nav>', 'header'],
    ['<ul class="main-menu"><li><a href="/x">X</a></ul>', 'header'],
    ['<main><a href="/x">X</a></main>', 'body'],
    ['<div class="card-footer"><a href="/x">X</a></div>', 'body'],
    ['<div class="page has-footer"><a href="/x">X</a></div>', 'body'],
    ['<footer></footer><a href="/x">X</a>', 'body'],
    ['<div class="footer"><div></div></div><a href="/x">X</a>', 'body'],
    ['<header><footer><a href="/x">X</a></footer>', 'footer'],
    ['<template><footer></template><a href="/x">X</a>', 'body'],
  ])('is read: %s gives the %3$s', async (html, region) => {
    // The other footer keeps the last links of the page from counting as one.
    expect((await regionsOf(`${html}<footer><a href="/end">End</a></footer>`))['/x']).toBe(region);
  });

  test('is found in linear time, however deep the elements are', async () => {
    const startedAt = performance.now();
    await scanPage(`<footer>${'<div class="footer">'.repeat(100_000)}${'</div>'.repeat(100_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
