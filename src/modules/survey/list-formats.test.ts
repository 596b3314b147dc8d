import { describe, expect, it } from 'vitest';
import { LINE_CHARACTERS_MAX } from '../../platform/file-lines.ts';
import { parseDomainName } from '../../shared/internet/domain-name.ts';
import { LIST_FORMATS, openLineReader } from './list-formats.ts';

function readDomain(text: string): string | undefined {
  try {
    return parseDomainName(text);
  } catch {
    return undefined;
  }
}

/** The domains of a list; null for each damaged line. */
function read(text: string): (string | null)[] {
  const lines = text.split('\n');
  const reader = openLineReader(lines, readDomain);
  return lines.flatMap((line) => {
    const said = reader(line);
    if (said.kind === 'nothing') return [];
    return said.kind === 'domains' ? [...said.domains] : null;
  });
}

const EXAMPLES = LIST_FORMATS.flatMap(({ name, examples }) =>
  examples.map((example) => [name, example] as const),
);

describe('the formats of lists', () => {
  it.each(EXAMPLES)('include %s: %j', (name, example) => {
    expect(LIST_FORMATS.find(({ open }) => open(example.split('\n'), readDomain))?.name).toBe(name);
    expect([...new Set(read(example))]).toEqual(['acme.co.uk', 'fernhollow.org.uk']);
  });

  it('a web graph keeps its direction where a name could be read both ways', () => {
    expect(read('0\tcom.acme.uk\n1\tuk.co.tarn\n2\tuk.co.fernhollow')).toEqual([
      'acme.com',
      'tarn.co.uk',
      'fernhollow.co.uk',
    ]);
    expect(read('com.acme.uk\ntarn.co.uk\nfernhollow.co.uk')).toEqual([
      'acme.uk',
      'tarn.co.uk',
      'fernhollow.co.uk',
    ]);
  });

  it('a web graph has names under which domains are registered, and damaged lines', () => {
    const heading = '#hc_pos\t#hc_val\t#host_rev\n';
    expect(read(`${heading}1\t2\tuk.co\n2\t2\tuk.co.acme\n3\t2\n4\t2\t192.0.2.1`)).toEqual([
      'acme.co.uk',
      null,
      null,
    ]);
  });

  it('lines of a certificate log without names are damaged, heartbeats are not', () => {
    expect(
      read(
        '{"dns_names":["acme.co.uk"]}\n{"message_type":"heartbeat","timestamp":1}\n{"dns_names":["Some CA"]}\n{"dns_na',
      ),
    ).toEqual(['acme.co.uk', null, null]);
  });

  it('a cut line of a certificate log gives its names, and a cut array is damaged instead of read in part', () => {
    const chain = 'x'.repeat(LINE_CHARACTERS_MAX);
    const cut = (line: string) => line.slice(0, LINE_CHARACTERS_MAX);
    expect(read(cut(`{"data":{"leaf_cert":{"all_domains":["acme.co.uk"]},"chain":"${chain}"}}`))).toEqual([
      'acme.co.uk',
    ]);
    expect(read(cut(`[{"common_name":"acme.co.uk","x":"${chain}"},{"common_name":"tarn.wales"}]`))).toEqual([
      null,
    ]);
  });
});
