import { readFileSync } from 'node:fs';

/** A company and a domain that people found to be its own. */
export interface Pair {
  companyNumber: string;
  name: string;
  label: string;
  ending: string;
  /** A: the domain is this company's and no other's. */
  tier: string;
}

/** Reads a CSV file with the columns company_number, company_name, domain and tier. */
export function readPairs(path: string): Pair[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
  const columns = splitLine(header);
  const at = (name: string) => {
    const place = columns.indexOf(name);
    if (place === -1) throw new Error(`${path} has no column ${name}`);
    return place;
  };
  const [number, name, domain, tier] = [at('company_number'), at('company_name'), at('domain'), at('tier')];
  return lines.map((line) => {
    const cells = splitLine(line);
    const [label = '', ...rest] = (cells[domain] ?? '').split('.');
    return {
      companyNumber: cells[number] ?? '',
      name: cells[name] ?? '',
      label,
      ending: rest.join('.'),
      tier: cells[tier] ?? '',
    };
  });
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
