import { describe, expect, test } from 'vitest';
import { parseRobots as parseFile } from './robots.ts';

const parseRobots = (text: string) => parseFile(Buffer.from(text));
const decide = (text: string, path: string) => parseRobots(text).decide(new URL(path, 'https://a.test'));
const allowed = (text: string, path: string) => decide(text, path).allowed;
const forAll = (...lines: string[]) => ['User-agent: *', ...lines].join('\n');

describe('rules of robots.txt', () => {
  test.each([
    ['for us', 'User-agent: Domesday/1.0\nDisallow: /shut', false],
    ['for everybody', 'User-agent: *\nDisallow: /shut', false],
    ['for another crawler', 'User-agent: Otherbot\nDisallow: /shut', true],
    [
      'for us among others',
      'User-agent: A\n# and\nUser-agent: B\n\nuser-agent : domesday\nDisallow: /shut',
      false,
    ],
    ['for others after ours', 'User-agent: domesday\nDisallow: /x\nUser-agent: B\nDisallow: /shut', true],
    [
      'for everybody where we have our own',
      'User-agent: *\nDisallow: /shut\nUser-agent: domesday\nAllow: /',
      true,
    ],
    [
      'of two groups for us',
      'User-agent: domesday\nDisallow: /x\n\nUser-agent: DOMESDAY\nDisallow: /shut',
      false,
    ],
    ['of ours without a rule', 'User-agent: *\nDisallow: /shut\nUser-agent: domesday\nDisallow:', true],
    [
      'after a sitemap',
      'User-agent: *\nSitemap: https://a.test/s.xml\nUser-agent: B\nDisallow: /shut',
      false,
    ],
    ['behind a byte order mark', '\uFEFFUser-agent: *\rDisallow: /shut # for now', false],
    ['without an agent', 'Disallow: /shut', true],
    ['after an agent without a name', 'User-agent: *\nDisallow: /x\nUser-agent:\nDisallow: /shut', true],
    ['for a crawler with a longer name', 'User-agent: domesdaybot\nDisallow: /shut', true],
    ['that are empty', 'User-agent: *\nDisallow:\n: /shut\n/shut', true],
  ])('%s count as they should', (_, text, expected) => {
    expect(allowed(text, '/shut')).toBe(expected);
  });

  test.each([
    [
      '/fish',
      ['/fish', '/fish.html', '/fish/salmon', '/fishheads', '/fish?id=1'],
      ['/Fish', '/catfish', '/'],
    ],
    ['/fish*', ['/fish', '/fishheads'], ['/catfish']],
    ['/fish/', ['/fish/', '/fish/?id=1'], ['/fish', '/fish.html']],
    ['/*.php', ['/index.php', '/a/b.php?x', '/a.php5'], ['/', '/windows.PHP']],
    ['/*.php$', ['/index.php', '/a.php/b.php'], ['/index.php?x', '/a.php/', '/php']],
    ['/fish*.php', ['/fish.php', '/fishheads/cat.php?x'], ['/Fish.PHP', '/fish']],
    ['/a*b*c$', ['/abc', '/a1b2b3c', '/abcc'], ['/ab', '/acb', '/abcd']],
    ['/*ab*ab$', ['/abab', '/ab-ab', '/ababab'], ['/ab', '/aab']],
    ['/$', ['/'], ['/a', '/?a']],
    ['*', ['/', '/a'], []],
    ['*/a', ['/a', '/b/a'], ['/b']],
    ['/***a', ['/a', '/ba'], ['/b']],
    ['/price$s', ['/price$s', '/price%24s'], ['/price']],
    ['/50%2A', ['/50*', '/50%2a'], ['/501']],
    ['/%7Euser', ['/~user', '/%7euser'], ['/user']],
    ['/a%2fb', ['/a%2Fb'], ['/a/b']],
    ['/café', ['/café', '/caf%C3%A9', '/caf%c3%a9/menu'], ['/cafe']],
    ['/a b', ['/a b', '/a%20b'], ['/a+b']],
    ['fish', [], ['/fish', '/']],
  ])('%s forbids %j and not %j', (pattern, shut, open) => {
    const forbidden = [...shut, ...open].filter((path) => !allowed(forAll(`Disallow: ${pattern}`), path));
    expect(forbidden).toEqual(shut);
  });

  test.each([
    [['Disallow: /', 'Allow: /p'], '/page', 'Allow: /p'],
    [['Allow: /folder', 'Disallow: /folder'], '/folder/page', 'Allow: /folder'],
    [['Disallow: /*.htm', 'Allow: /page'], '/page.htm', 'Disallow: /*.htm'],
    [['Allow: /$', 'Disallow: /'], '/', 'Allow: /$'],
    [['Allow: /$', 'Disallow: /'], '/page.htm', 'Disallow: /'],
    [['Allow: /other'], '/page', undefined],
  ])('the longest of %j decides about %s, and is named: %s', (lines, path, rule) => {
    const decision = decide(forAll(...lines), path);
    expect(decision).toEqual({ allowed: !rule?.startsWith('Disallow'), rule });
  });

  test('are read for thousands of groups and agents, and ours is among them', () => {
    const agents = Array.from({ length: 4_000 }, (_, index) => `User-agent: b${index}\n#:\n`).join('');
    const text = `${agents}User-agent: domesday\n${'Disallow: /s\n'.repeat(4_000)}`;
    expect(allowed(text, '/shut')).toBe(false);
    expect(allowed(text, '/open')).toBe(true);
  });

  test('are not read beyond 500 KiB', () => {
    const text = forAll(`# ${'x'.repeat(500 * 1024)}`, 'Disallow: /shut');
    expect(allowed(text, '/shut')).toBe(true);
  });

  test('do not match, if they have an end, an address that is too long to be compared completely', () => {
    const path = `/${'a'.repeat(1_999)}`;
    expect(allowed(forAll('Disallow: /*a$'), path)).toBe(false);
    expect(allowed(forAll('Disallow: /*a$'), `${path}b`)).toBe(true);
  });
});

test('crawl delay and sitemaps are read', () => {
  const robots = parseRobots(
    'Sitemap: https://a.test/s.xml\nUser-agent: *\nCrawl-delay: 1.5\nSitemap: /t.xml',
  );
  expect(robots).toMatchObject({ crawlDelayMs: 1500, sitemaps: ['https://a.test/s.xml', '/t.xml'] });
  expect(parseRobots(forAll('Crawl-delay: -1')).crawlDelayMs).toBe(0);
  expect(parseRobots(forAll('Crawl-delay: soon')).crawlDelayMs).toBe(0);
});

describe('a hostile file', () => {
  const pathOf = (index: number) => `/${'a'.repeat(1_900)}${index}`;
  /** Rules of distinct patterns, so that none is left out as a repetition. */
  const filled = (patternOf: (index: number) => string) => {
    const lines: string[] = [];
    for (let bytes = 0, index = 0; bytes < 500 * 1024; index += 1) {
      const line = `Disallow: ${patternOf(index)}`;
      lines.push(line);
      bytes += line.length + 1;
    }
    return forAll(...lines);
  };

  test.each([
    ['wildcards', filled((index) => `/*a*a*a*a*a*a*a*a*a*1${index}$`)],
    ['a wildcard for every character', filled((index) => `/*${'a*'.repeat(200)}1${index}$`)],
    ['long parts', filled((index) => `/*${'a'.repeat(40)}1${index}`)],
    ['very long parts', filled((index) => `/*${'a'.repeat(400)}1${index}`)],
    ['beginnings of every length', filled((index) => `/${'a'.repeat(index % 1900)}*1${index}`)],
    ['characters that no link has', filled((index) => `/*b${index}`)],
  ])('takes, with %s, a bounded number of steps for all links together, and then keeps us out', (_, text) => {
    const decideOne = parseRobots(text).decide;
    const links = Array.from({ length: 200 }, (_, index) => new URL(pathOf(index), 'https://a.test'));
    expect(links.map(decideOne).at(-1)).toEqual({
      allowed: false,
      rule: 'rules that are too costly to apply',
    });
  });

  test('that is long, and not too costly for the links of a site, is applied', () => {
    const text = forAll(...Array.from({ length: 2_000 }, (_, index) => `Disallow: /*?list=${index}&`));
    const decideOne = parseRobots(text).decide;
    const links = Array.from(
      { length: 100 },
      (_, index) => new URL(`/oak-tables/${index}`, 'https://a.test'),
    );
    expect(links.every((link) => decideOne(link).allowed)).toBe(true);
    expect(decideOne(new URL('/tables?list=1999&', 'https://a.test')).allowed).toBe(false);
  });
});
