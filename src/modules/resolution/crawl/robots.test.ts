import { describe, expect, test } from 'vitest';
import { parseRobots } from './robots.ts';

const at = (path: string) => new URL(path, 'https://a.test');

function allowed(text: string, path: string): boolean {
  return parseRobots('https://a.test/robots.txt', text).isAllowed(at(path));
}

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
    ['without an agent', 'Disallow: /shut', true],
    ['after an agent without a name', 'User-agent: *\nDisallow: /x\nUser-agent:\nDisallow: /shut', true],
  ])('%s count as they should', (_, text, expected) => {
    expect(allowed(text, '/shut')).toBe(expected);
  });

  test('of thousands of groups and agents are read in time, and ours is among them', {
    timeout: 30_000,
  }, () => {
    const agents = Array.from({ length: 4_000 }, (_, index) => `User-agent: b${index}\n#:\n`).join('');
    const text = `${agents}User-agent: domesday\n${'Disallow: /s\n'.repeat(4_000)}`;
    expect(allowed(text, '/shut')).toBe(false);
    expect(allowed(text, '/open')).toBe(true);
  });

  test('with wildcards are tried on a very long address in time', { timeout: 30_000 }, () => {
    const text = `User-agent: *\n${`Disallow: /*${'a'.repeat(480)}b\n`.repeat(260)}`;
    expect(allowed(text, `/${'a'.repeat(60_000)}`)).toBe(true);
  });
});
