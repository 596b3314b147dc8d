/**
 * How often the domain that people found to be a company's is among the first candidates that its name suggests.
 *
 *   npm run bench:website -- <pairs.csv> <register.csv>    measures the committed weights and cross-validates; writes the table
 *   npm run fit:website -- <pairs.csv> <register.csv>      fits the weights to all pairs and writes them
 *
 * The pairs have the columns company_number, company_name, domain and tier; the register is a snapshot of Companies
 * House with these companies. Only weights and figures are kept.
 */
import { writeFileSync } from 'node:fs';
import { DOMAIN_MODEL } from '../../src/modules/resolution/website/candidates/domain-model.ts';
import { fitModel } from './fit-model.ts';
import { crossValidate, FIRST, measureModel, shareWithin } from './measure.ts';
import { observePairs } from './observe.ts';
import { readPairs } from './read-pairs.ts';
import { writeModel } from './write-model.ts';

const RESULTS = new URL('../results/website.md', import.meta.url);
/** What the first 1, 5, 12 and 40 candidates should reach. */
const GOALS = [0.45, 0.65, 0.72, 0.8];

const given = process.argv.slice(2);
const [pairsPath, registerPath] = given.filter((argument) => !argument.startsWith('--'));
if (pairsPath === undefined || registerPath === undefined)
  throw new Error('name the pairs and the register: npm run bench:website -- <pairs.csv> <register.csv>');
const pairs = readPairs(pairsPath, registerPath);
const observed = observePairs(pairs);

if (given.includes('--fit')) writeModel(fitModel(observed, () => true));
else report();

function report(): void {
  const { nothing: unseen, ending, label } = crossValidate(pairs, observed);
  const own = measureModel(DOMAIN_MODEL, pairs);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const rows = FIRST.map((first, i) => {
    const honest = shareWithin(unseen, first);
    const goal = GOALS[i] ?? 0;
    return `| ${first} | ${percent(honest)} | ${percent(shareWithin(own, first))} | ${percent(goal)} | ${honest >= goal ? 'yes' : 'no'} | ${percent(shareWithin(ending, first))} | ${percent(shareWithin(label, first))} |`;
  });
  const text = `# Candidate domains from a company's name

Written by \`npm run bench:website\`. ${unseen.length} pairs of a company and a domain that is its own and no other's; the share
whose domain is among the first candidates, from the name and what the register says of the company, before any look-up.
*Unseen*: cross-validated in five parts that share no company and no label, so that the model knows neither; this is the
figure to go by. *Fitted*: the committed weights on the pairs they were fitted to. *Ending told* and *label told*: unseen,
for somebody who need not guess what stands after the first dot, or before it.

| among the first | unseen | fitted | goal | reached | ending told | label told |
|---|---|---|---|---|---|---|
${rows.join('\n')}

The goals for the first 1 and 5 are not reached. Told the ending, the same order of labels reaches all four; but name, trade and
place hardly tell whether it is \`.com\` or \`.co.uk\`, which are about equally common, so that the two halves of the guess halve the first
place. A search therefore looks up all 40 before it reads any, which costs no more than a name look-up each, and
names that do not exist drop out.

The features and settings of the model were chosen by these same five parts, among about twenty variants that differed by one
or two points, and its list of common words is that of all names: on other companies expect slightly less.
`;
  writeFileSync(RESULTS, text);
  process.stdout.write(text);
}
