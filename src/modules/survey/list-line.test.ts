import { describe, expect, it } from 'vitest';
import { parseDomainName } from '../../shared/internet/domain-name.ts';
import { createLineReader } from './list-line.ts';

function readDomain(text: string): string | undefined {
  try {
    return parseDomainName(text);
  } catch {
    return undefined;
  }
}

/** The domain of each line; null for a damaged one; nothing is left out. */
function read(text: string): (string | null)[] {
  const reader = createLineReader(readDomain);
  return text.split('\n').flatMap((line) => {
    const said = reader(line);
    if (said.kind === 'nothing') return [];
    return said.kind === 'domains' ? [...said.domains] : null;
  });
}

describe('a list of domains', () => {
  it.each([
    ['one a line', 'acme.co.uk\nWWW.Fernhollow.org.uk\n\n# a comment\ntarn.wales'],
    ['addresses', 'https://www.acme.co.uk/contact?x=1,2\nhttp://shop.fernhollow.org.uk:8080/\ntarn.wales.'],
    ['Tranco', '1,acme.co.uk\n2,fernhollow.org.uk\n3,tarn.wales'],
    [
      'CrUX',
      'origin,rank\nhttps://www.acme.co.uk,1000\nhttps://shop.fernhollow.org.uk,5000\nhttps://tarn.wales,5000',
    ],
    [
      'Majestic',
      'GlobalRank,TldRank,Domain,TLD\n1,1,acme.co.uk,uk\n2,2,fernhollow.org.uk,uk\n3,3,tarn.wales,wales',
    ],
    [
      'a column by its heading, not the first that could be one',
      'Name;E-mail;Website\r\nAcme;info@gmail.com;acme.co.uk\r\n"Fern; Hollow";x@mail.com;fernhollow.org.uk\r\nTarn;;tarn.wales\r',
    ],
    ['quoted cells', '"1","acme.co.uk"\n"2, twice","fernhollow.org.uk"\n"3","tarn.wales"'],
    ['columns apart by spaces', '1 acme.co.uk\n2 fernhollow.org.uk\n3 tarn.wales'],
    [
      'a zone with whole names',
      [
        'uk.\t172800\tIN\tSOA\tns1.nic.uk. hostmaster.nic.uk. (',
        '\t1\t900 )',
        'co.uk.\t172800\tIN\tNS\tns1.nic.uk.',
        'acme.co.uk.\t172800\tin\tns\tns1.hosting.net.',
        'acme.co.uk.\t172800\tin\tns\tns2.hosting.net.',
        'ns1.fernhollow.org.uk. 86400 IN A 192.0.2.1',
        'ck0pojmg874ljref7efn8430qvit8bsm.uk. 900 IN NSEC3 1 1 0 - A B',
        'acme.co.uk. 900 IN RRSIG DS 8 2 900 2026 2026 1 uk. abc',
        'tarn.wales. IN DS 1 2 3 ABC',
      ].join('\n'),
    ],
    [
      'a zone with an origin',
      '; a zone\n$TTL 3600\n$ORIGIN uk.\n@ IN NS ns1.nic\nacme.co 3600 NS ns1\n\tNS ns2\n*.fernhollow.org A 192.0.2.1\n$ORIGIN wales.\ntarn IN NS ns',
    ],
  ])('%s', (_kind, text) => {
    expect([...new Set(read(text))]).toEqual(['acme.co.uk', 'fernhollow.org.uk', 'tarn.wales']);
  });

  it.each([
    'not a domain',
    'acme',
    '192.0.2.7',
    '17,192.0.2.7',
    'co.uk',
    'acme.nosuchtld',
    'a..b.co.uk',
    '1,2,3',
    '\u0000\u0001\u0002.\u0003',
    `${' '.repeat(5_000)}acme.co.uk`,
  ])('a damaged line is said to be one: %j', (line) => {
    expect(read(`first.co.uk\n${line}\nlast.co.uk`)).toEqual(['first.co.uk', null, 'last.co.uk']);
  });

  it('counts a row without the column that its heading named as damaged', () => {
    expect(read('rank,domain\n1,acme.co.uk\n2\n3,fernhollow.org.uk')).toEqual([
      'acme.co.uk',
      null,
      'fernhollow.org.uk',
    ]);
  });

  it('takes a first line that names no domain for a heading', () => {
    expect(read('my list\nacme.co.uk')).toEqual(['acme.co.uk']);
    expect(read('Domain\nacme.co.uk')).toEqual(['acme.co.uk']);
  });
});
