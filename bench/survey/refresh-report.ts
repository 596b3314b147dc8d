import { cpus, loadavg } from 'node:os';
import type { RefreshAccounts } from './check-refresh.ts';
import type { TableSize } from './table-sizes.ts';

export interface RefreshRound {
  /** 0 is the first reading. */
  round: number;
  seconds: number;
  /** How many domains were done at each `kill -9`. */
  kills: readonly number[];
  /** Websites that were read more than once in this round. */
  repeated: number;
  accounts: RefreshAccounts;
  tables: readonly TableSize[];
}

const number = (value: number) => value.toLocaleString('en-GB');

export function renderRefreshes(figures: {
  sites: number;
  rows: number;
  rounds: readonly RefreshRound[];
  isSeeded: boolean;
}): string {
  const { sites, rows, rounds, isSeeded } = figures;
  const refreshes = rounds.filter(({ round }) => round > 0).length;
  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');
  const tables = rounds[0]?.tables.map(({ table }) => table) ?? [];
  return `# ${number(sites)} websites, read again ${refreshes === 1 ? 'once' : `${refreshes} times`}

Measured by \`npm run bench:refresh -- --sites ${sites} --refreshes ${refreshes}${isSeeded ? ' --seeded' : ''}\` on ${cpus().length} cores: one \`work\` process, the embedded PostgreSQL, a register of
${number(rows)} companies, and websites of one short page on the same machine, without a crawl delay. ${isSeeded ? 'The outcomes and links of the first reading were stored without reading. ' : ''}The clock of the processes goes forward by 181
days before each refresh, so that every domain is due. In every refresh one website in twenty belongs to another company than before, and the
worker is killed twice with \`kill -9\`. Load of the machine at the end (1, 5 and 15 minutes): ${load}.

| reading | seconds | domains done at each kill | read twice | without an outcome | without one result | without their one link | with a wrong history | outcomes |
|---|---|---|---|---|---|---|---|---|
${rounds.map((round) => accountRow(round)).join('\n')}

Sizes after each reading and the nightly deletion of old results, in MB: table + indexes (rows that are dead; autovacuums so far).

| reading | ${tables.map((table) => `\`${table}\``).join(' | ')} |
|---|${tables.map(() => '---|').join('')}
${rounds.map((round) => sizeRow(round, tables)).join('\n')}
`;
}

function accountRow({ round, seconds, kills, repeated, accounts }: RefreshRound): string {
  const { missing, notOneResult, wrongLinks, wrongPeriods, outcomes } = accounts;
  const cells = [
    round === 0 ? 'first' : `refresh ${round}`,
    Math.round(seconds),
    kills.map(number).join(', '),
    number(repeated),
    missing,
    notOneResult,
    wrongLinks,
    wrongPeriods,
    Object.entries(outcomes)
      .sort()
      .map(([outcome, domains]) => `${outcome} ${number(domains)}`)
      .join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function sizeRow({ round, tables }: RefreshRound, names: readonly string[]): string {
  const cells = names.map((name) => {
    const size = tables.find(({ table }) => table === name);
    return size ? `${size.tableMb} + ${size.indexMb} (${number(size.deadRows)}; ${size.autovacuums})` : '';
  });
  return `| ${round === 0 ? 'first' : round} | ${cells.join(' | ')} |`;
}
