import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createGroups } from '../modules/groups/index.ts';
import { createLiveSource } from '../modules/register/index.ts';
import { silentLogger } from '../platform/logger.ts';
import { sql } from '../platform/postgres/index.ts';
import { seedSandboxRegister } from './store/seed-register.ts';

const clock = createTestClock('2026-11-15T09:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSandboxRegister(database.db, { clock, size: 200 });
});
afterAll(() => database.drop());

function find(number: string) {
  const { db } = database;
  const live = createLiveSource({ db, clock, log: silentLogger, client: undefined });
  return createGroups({ db, live, clock }).findGroup(number);
}
const names = (companies: { company_name: string }[]) => companies.map(({ company_name }) => company_name);

it('the sandbox shows parent, children, sisters and a third level', async () => {
  const group = await find('58316274');
  expect(group).toMatchObject({ parents: [], ultimate_parent: null, as_of: '2026-11-15', truncated: false });
  expect(names(group.children)).toEqual([
    'OAKENFELL FOODS LIMITED',
    'OAKENFELL LOGISTICS LIMITED',
    'OAKENFELL RETAIL LIMITED',
  ]);
  expect(names(group.children[0]?.children ?? [])).toEqual(['STARLINGMOOR COFFEE ROASTERS LTD']);
  const roasters = await find('81592047');
  expect(names(roasters.parents)).toEqual(['OAKENFELL FOODS LIMITED', 'OAKENFELL GROUP HOLDINGS PLC']);
  expect(names((await find('69147382')).sisters)).toEqual([
    'OAKENFELL LOGISTICS LIMITED',
    'OAKENFELL RETAIL LIMITED',
  ]);
});

it('the sandbox shows an owner abroad, joint owners, a circle, a former owner, a public body and a wrong number', async () => {
  expect(await find('66840291')).toMatchObject({
    ultimate_parent: { company_number: null, company_name: 'Nordkupfer Energie AG', country: 'Germany' },
    sisters: [{ company_name: 'EMBERFIELD ROBOTICS LIMITED' }],
  });
  const joint = await find('79048261');
  expect(names(joint.parents.filter(({ level }) => level === 1))).toEqual([
    'OAKENFELL LOGISTICS LIMITED',
    'KIRKHALLOW FERRIES LIMITED',
  ]);
  expect(joint.ultimate_parent).toBeNull();
  const circle = await find('74018356');
  expect(names(circle.parents)).toEqual(['ROOKCOMBE AND GARROWBY PRESS LIMITED']);
  expect(circle.ultimate_parent).toBeNull();
  expect((await find('70691382')).parents).toEqual([]);
  expect(names((await find('75290416')).parents)).toEqual(['The Council of Upper Greywether']);
  expect((await find('77183925')).parents).toMatchObject([
    { company_number: null, company_name: 'Pennyroyal Holdings Limited' },
  ]);
});

it('a sandbox from before owners were kept gets them at the next start', async () => {
  const { db } = database;
  await db.execute(sql`delete from company_owners`);
  await db.execute(sql`update owners_state set owners = 0, as_of = null, source = null`);
  await seedSandboxRegister(db, { clock, size: 200 });
  expect(names((await find('69147382')).parents)).toEqual(['OAKENFELL GROUP HOLDINGS PLC']);
});
