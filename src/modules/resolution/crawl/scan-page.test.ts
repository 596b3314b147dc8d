import { describe, expect, test } from 'vitest';
import { scanPage } from './scan-page.ts';

describe('a scan', { timeout: 30_000 }, () => {
  test('counts and samples the text that people see, and no other', async () => {
    const scan = await scanPage(
      `<!doctype html><title> Sturdy &amp; Gates </title><style>p{color:red}</style><script>var unseen = '<p>';</script>
       <!-- unseen --><noscript>Please turn scripts on</noscript><template>unseen</template>
       <p>Fine&nbsp;gates <b>since</b> 1987</p><img src="l.png" alt="Logo"><script type="application/ld+json">{}</script>`,
    );
    expect(scan.title).toBe('Sturdy & Gates');
    expect(scan.sample).toBe('Fine gates since 1987 Logo');
    expect(scan.textLength).toBe('Finegates'.length + 'since'.length + '1987'.length + 'Logo'.length);
    expect(scan.noscript).toBe('Please turn scripts on');
    expect(scan.scriptCount).toBe(1);
  });

  test('gives links with their guesses, whatever the case and quoting, from text, title, label or picture', async () => {
    const { links } = await scanPage(
      `<A HREF=/contact>Contact</A><a href='/x?a=1&amp;b=2' title="Privacy notice"><i></i></a><a href="/y" aria-label="Terms"></a>
       <a href="/z"><img alt="About us"></a><area href="/map" alt="Find us"><a name="top">Terms</a><a href="#privacy">Privacy</a>
       <a href="tel:+44">Contact</a><a href="/oak">Oak`,
    );
    expect(links.map(({ href, guess }) => [href, guess?.kind])).toEqual([
      ['/contact', 'contact'],
      ['/x?a=1&b=2', 'privacy'],
      ['/y', 'terms'],
      ['/z', 'about'],
      ['/map', 'contact'],
      ['/oak', undefined],
    ]);
  });

  test('takes one page in the folder of "about us" for such a page, and no page of a long list of them', async () => {
    const link = (index: number) => `<a href="/about-us/p${index}">Item ${index}</a>`;
    const guesses = async (count: number) =>
      (await scanPage(Array.from({ length: count }, (_, index) => link(index)).join(''))).links.map(
        ({ guess }) => guess?.kind,
      );
    expect(await guesses(2)).toEqual(['about', 'about']);
    expect(await guesses(12)).toEqual([]);
  });

  test.each([
    ['<h2>Menu</h2><h1>Terms <b>of</b><br>sale</h1><h1>More</h1>', 'Terms of sale'],
    ['<h2>Privacy notice</h2><h2>More</h2>', 'Privacy notice'],
    ['<h1><img alt="Gates"></h1>', 'Gates'],
    ['<h1></h1><h1>Second</h1>', 'Second'],
    ['<p>No heading</p>', ''],
  ])('gives the first heading of %s', async (html, heading) => {
    expect((await scanPage(html)).heading).toBe(heading);
  });

  test('distinguishes the state of a scripted page from data for search engines', async () => {
    const scan = await scanPage(
      '<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"firm":"Sturdy Gates Ltd"}}</script>',
    );
    expect(scan).toMatchObject({ scriptCount: 0, dataLength: 37, textLength: 0 });
    const { dataLength } = await scanPage('<script type="application/json"></script><p>Gates</p>');
    expect(dataLength).toBe(0);
  });

  test('sees where a page sends browsers, what it frames and what its links are relative to', async () => {
    const scan = await scanPage(
      `<base href="/en/"><META HTTP-EQUIV="refresh" CONTENT="0;url='/start'"><iframe src="https://maps.test/"></iframe>
       <div id="app"></div><script src="//cdn.test/a.js"></script>`,
    );
    expect(scan).toMatchObject({
      baseHref: '/en/',
      refreshTo: '/start',
      frames: ['https://maps.test/'],
      sources: ['https://maps.test/', '//cdn.test/a.js'],
      hasAppRoot: true,
    });
  });

  test.each([
    ['location = "/x"', '/x'],
    ["window.location.href='https://b.test/'", 'https://b.test/'],
    ['top.location.replace( "/y" );', '/y'],
    ['var allocation = "/z"; if (location.href == "/q") {}', undefined],
  ])('sees where the script %s leads to', async (script, to) => {
    expect((await scanPage(`<script>${script}</script>`)).scriptLeadsTo).toBe(to);
  });

  test.each([
    ['0', undefined],
    ['0;', undefined],
    [' 2.5 , /home', '/home'],
    ['0;/home', '/home'],
    ['1; URL = " /home?a=1 "', '/home?a=1'],
    ["0;url='/home' ", '/home'],
    ['0; url=', 'url='],
    ['x;url=/home', undefined],
  ])('sees where the refresh %s leads to', async (content, to) => {
    const { refreshTo } = await scanPage(
      `<meta http-equiv="refresh" content="${content.replaceAll('"', '&quot;')}">`,
    );
    expect(refreshTo).toBe(to);
  });

  test('takes no slow refresh for a redirect', async () => {
    const { refreshTo } = await scanPage('<meta http-equiv="refresh" content="300; url=/again">');
    expect(refreshTo).toBeUndefined();
  });

  test('reads a page in pieces as it reads it at once', async () => {
    // Long enough for several pieces; the marks cross their borders.
    const html = Array.from(
      { length: 20_000 },
      (_, index) => `<p>Gate ${index}</p><a href="/contact-${index}">c</a>`,
    ).join('');
    const scan = await scanPage(html);
    const letters = html
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
    expect(scan.textLength).toBeGreaterThan(0);
    expect(scan.sample).toBe(letters.join(' ').slice(0, scan.sample.length));
    expect(scan.links).toHaveLength(300);
  });

  test.each([
    ['open elements without end', '<b>'.repeat(350_000) + '</i>'.repeat(250_000)],
    ['one tag', `<a ${'x="y" '.repeat(330_000)}>`],
    ['one attribute', `<a href="${'x'.repeat(2_000_000)}">contact</a>`],
    ['one name', `<${'a'.repeat(2_000_000)}>`],
    ['one comment', `<!--${'-'.repeat(2_000_000)}`],
    ['angle brackets', '<'.repeat(2_000_000)],
    ['ampersands', '&'.repeat(2_000_000)],
    ['open links', '<a href=/contact>x'.repeat(110_000)],
    ['open scripts', '<script>'.repeat(250_000)],
    ['digits in a refresh', `<meta http-equiv=refresh content="${'&#49;'.repeat(400_000)}">`],
    ['white space in a refresh', `<meta http-equiv=refresh content="0;${'&#32;'.repeat(400_000)}">`],
    ['refreshes', `<meta http-equiv=refresh content="0;${' '.repeat(2_000)}">`.repeat(1_000)],
  ])('takes linear time for 2 MB of %s', async (_, html) => {
    const startedAt = performance.now();
    await scanPage(html);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
