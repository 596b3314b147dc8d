import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { columnOf, readRegister, readSites } from './labelled-pair.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const sites = readSites(file('sites.jsonl'));
const [heading, ...rows] = readRegister([file('register.csv')]);

it('names each site once, without notes and sources', () => {
  expect(new Set(sites.map((site) => site.domain)).size).toBe(sites.length);
  expect(sites.filter((site) => 'note' in site || 'source_url' in site)).toEqual([]);
});

it('holds the company of every answer in the register', () => {
  const number = columnOf(heading!, 'CompanyNumber');
  const registered = new Set(rows.map((row) => row[number]));
  const answers = sites.flatMap((site) => site.expected.acceptable_numbers);
  expect(answers.filter((answer) => !registered.has(answer))).toEqual([]);
});
