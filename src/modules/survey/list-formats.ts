import { openCertificateReader } from './certificate-lines.ts';
import { createLineReader, type ReadDomain, type ReadLine } from './list-line.ts';
import { openReversedReader } from './reversed-names.ts';

/** A kind of list, recognised by its first lines. */
export interface ListFormat {
  name: string;
  /** Some lines of it, all of which name `acme.co.uk` and `fernhollow.org.uk`. */
  examples: readonly string[];
  /** A reader for all lines of the list; undefined if the list has another format. */
  open: (firstLines: readonly string[], readDomain: ReadDomain) => ReadLine | undefined;
}

/** The first that recognises a list reads it. */
export const LIST_FORMATS: readonly ListFormat[] = [
  {
    name: 'names from certificate logs, JSON lines',
    examples: [
      '{"message_type":"certificate_update","data":{"leaf_cert":{"subject":{"CN":"acme.co.uk"},"all_domains":["acme.co.uk","*.fernhollow.org.uk"]}}}',
      '{"id":"1","dns_names":["www.acme.co.uk"]}\n{"id":"2","dns_names":["fernhollow.org.uk"]}',
      '{"issuer_name":"C=GB, O=Some CA","common_name":"acme.co.uk","name_value":"acme.co.uk\\nshop.fernhollow.org.uk"}',
      '[\n{"common_name":"acme.co.uk","name_value":"acme.co.uk"},\n{"common_name":"fernhollow.org.uk","name_value":"*.fernhollow.org.uk"}\n]',
    ],
    open: openCertificateReader,
  },
  {
    name: 'hosts and domains of a web graph, written backwards',
    examples: [
      '#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n1\t3.5E7\t2\t0.01\tuk.co.acme\t12\n2\t3.4E7\t1\t0.02\tuk.org.fernhollow\t3',
      '0\tuk.co.acme\n1\tuk.co.acme.shop\n2\tuk.org.fernhollow.www',
      'uk.co.acme\nuk.org.fernhollow',
    ],
    open: openReversedReader,
  },
  {
    name: 'text, CSV and zone files',
    examples: [
      'acme.co.uk\n*.fernhollow.org.uk',
      '1,acme.co.uk\n2,fernhollow.org.uk',
      'origin,rank\nhttps://www.acme.co.uk,1000\nhttps://fernhollow.org.uk,1000',
      '"Rank","Domain","Open Page Rank"\n"1","acme.co.uk","10.00"\n"2","fernhollow.org.uk","9.90"',
      'acme.co.uk.\t172800\tin\tns\tns1.hosting.net.\nfernhollow.org.uk.\t172800\tin\tns\tns1.hosting.net.',
    ],
    open: (_lines, readDomain) => createLineReader(readDomain),
  },
];

/** The reader of a list that begins with these lines. */
export function openLineReader(firstLines: readonly string[], readDomain: ReadDomain): ReadLine {
  for (const { open } of LIST_FORMATS) {
    const reader = open(firstLines, readDomain);
    if (reader) return reader;
  }
  return createLineReader(readDomain);
}
