/**
 * How long a group of ten thousand companies takes: by HTTP from the built service, beside the bare
 * statement.
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { makeTempDir } from '../../test/support/service-process.ts';
import { startServiceUnderTest } from '../resolution/service/service-under-test.ts';

const ROOT = '10000000';
const WARM_UPS = 10;
const RUNS = 60;

/** Around the group: a register in which it must be found. */
const OTHERS = 300_000;

/** The root owns 99 companies, each of which owns 100. */
const FILL = [
  `insert into companies (company_number, company_name, company_status, company_type, row_hash)
   select (10000000 + i)::text, 'MARROW COMPANY ' || i || ' LIMITED', 'active', 'ltd', 7
   from generate_series(0, ${10_000 + OTHERS} - 1) i`,
  `insert into company_owners (company_number, owner_id, kind, owner_name, owner_key, registration_number,
     country_registered, place_registered, natures_of_control, notified_on, ceased)
   select (10000000 + i)::text, 'id' || i, 'corporate-entity-person-with-significant-control',
     'Marrow Company ' || owner || ' Ltd', (10000000 + owner)::text, (10000000 + owner)::text, 'England', 'Companies House',
     '{ownership-of-shares-75-to-100-percent,voting-rights-75-to-100-percent}', '2018-01-02', false
   from generate_series(1, ${10_000 + OTHERS} - 1) i,
     lateral (select case when i < 100 then 0 when i < 10000 then i % 99 + 1 else 10000 + i / 3 end as owner) owning`,
  `update owners_state set as_of = '2026-11-02', source = 'bench'`,
  'analyze companies',
  'analyze company_owners',
];

const BARE = `
  with recursive below as (
    select company_number from company_owners where owner_key = '${ROOT}'
    union select o.company_number from below join company_owners o on o.owner_key = below.company_number
  )
  select c.company_number, c.company_name from below join companies c using (company_number)`;

export async function benchAnswer(): Promise<string> {
  const dir = makeTempDir();
  const service = await startServiceUnderTest(dir.path, 1);
  const client = new pg.Client({ connectionString: service.databaseUrl });
  try {
    await client.connect();
    for (const statement of FILL) await client.query(statement);
    const bare = await measure(() => client.query(BARE));
    let bytes = 0;
    let members = 0;
    const answer = await measure(async () => {
      const response = await fetch(`${service.url}/v1/companies/${ROOT}/group`, {
        headers: { 'x-api-key': service.key },
      });
      const text = await response.text();
      bytes = text.length;
      members = text.split('"company_number"').length - 1;
    });
    const leaf = await measure(() =>
      fetch(`${service.url}/v1/companies/10009999/group`, { headers: { 'x-api-key': service.key } }).then(
        (response) => response.text(),
      ),
    );
    const load = loadavg().map((value) => value.toFixed(1));
    return `
## A group of ${members.toLocaleString('en-GB')} companies (${(bytes / 1e6).toFixed(1)} MB of JSON), ${new Date().toISOString().slice(0, 16).replace('T', ' ')}

Among ${OTHERS.toLocaleString('en-GB')} other companies, ${RUNS} requests one after the other, with the whole answer received. Wanted:
less than 50 ms. Load of the machine at the end: ${load.join(', ')}.

| | best | median | 95% |
|---|---|---|---|
| the bare recursive statement, numbers and names only | ${row(bare)} |
| \`GET /v1/companies/{n}/group\` of the ultimate parent: everything below it | ${row(answer)} |
| \`GET /v1/companies/{n}/group\` of a company at the bottom: parents and sisters | ${row(leaf)} |
`;
  } finally {
    await client.end();
    await service.stop();
    dir.remove();
  }
}

async function measure(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UPS + RUNS; run++) {
    const startedAt = performance.now();
    await work();
    if (run >= WARM_UPS) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b);
}

function row(times: number[]): string {
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  return [at(0), at(0.5), at(0.95)].join(' | ');
}
