/**
 * How often the domain that people found to be a company's is among the first candidates that its name
 * suggests.
 *
 *   npm run bench:website -- <pairs.csv> <register.csv> [--visited <list>]    cross-validates and writes the table
 *   npm run fit:website -- <pairs.csv> <register.csv>                         fits the weights and writes them
 *
 * The pairs have the columns company_number, company_name, domain and tier; the register is a snapshot of
 * Companies House with these companies; the list is of visited websites, as `domesday sites import` takes it.
 * Only weights and figures are kept.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { DOMAIN_MODEL } from '../../src/modules/website/candidates/list-candidates.ts';
import { readVisitedList } from '../../src/modules/website/import-visited.ts';
import { describe } from './describe.ts';
import { fitModel } from './fit-model.ts';
import { crossValidate, FIRST, measureModel, shareWithin, tierA } from './measure.ts';
import { observePairs } from './observe.ts';
import { readPairs } from './read-pairs.ts';
import { writeModel } from './write-model.ts';

const RESULTS = new URL('../results/website.md', import.meta.url);
/** The recall that the first 1, 5, 12 and 40 candidates should reach. */
const GOALS = [0.45, 0.65, 0.72, 0.8];

const { values, positionals } = parseArgs({
  options: { fit: { type: 'boolean' }, visited: { type: 'string' } },
  allowPositionals: true,
});
const [pairsPath, registerPath] = positionals;
if (pairsPath === undefined || registerPath === undefined)
  throw new Error('name the pairs and the register: npm run bench:website -- <pairs.csv> <register.csv>');
const pairs = readPairs(pairsPath, registerPath);
const observed = observePairs(pairs);

if (values.fit) writeModel(fitModel(observed, () => true));
else await report();

async function report(): Promise<void> {
  const visited = new Set<string>();
  if (values.visited !== undefined)
    for await (const domains of readVisitedList(values.visited))
      for (const domain of domains) visited.add(domain);
  const unseen = crossValidate(pairs, observed, (domain) => visited.has(domain));
  const text = describe({
    pairs: unseen.nothing.length,
    rows: FIRST.map((first, i) => ({
      first,
      goal: GOALS[i] ?? 0,
      fitted: shareWithin(measureModel(DOMAIN_MODEL, pairs), first),
      unseen: shareWithin(unseen.nothing, first),
      visits: shareWithin(unseen.visits, first),
      tld: shareWithin(unseen.tld, first),
      label: shareWithin(unseen.label, first),
    })),
    list:
      values.visited === undefined
        ? undefined
        : {
            file: basename(values.visited),
            domains: visited.size,
            own: shareOf(tierA(pairs), ({ label, tld }) => visited.has(`${label}.${tld}`)),
          },
  });
  writeFileSync(RESULTS, text);
  process.stdout.write(text);
}

function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / Math.max(1, all.length);
}
