import type { Random } from '../../../../src/sandbox/world/random.ts';

export type DrawDomain = (random: Random, words: string, ending?: string) => string;

/** Joined, hyphenated or shortened; none twice. */
export function createDomains(): DrawDomain {
  const taken = new Set<string>();
  return (random, words, ending) => {
    const plain = words
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll('&', random.pick(['and', '']))
      .replaceAll(/\.co\.uk|[^a-z0-9 -]/g, '')
      .split(/[ -]+/)
      .filter((word) => word !== '');
    const end = ending ?? random.pick(['co.uk', 'co.uk', 'co.uk', 'com', 'com', 'uk', 'net', 'io', 'org.uk']);
    for (let attempt = 0; ; attempt++) {
      const label = random.chance(0.75) ? plain.join('') : plain.join('-');
      const domain = `${label}${attempt === 0 ? '' : attempt}.${end}`;
      if (taken.has(domain)) continue;
      taken.add(domain);
      return domain;
    }
  };
}
