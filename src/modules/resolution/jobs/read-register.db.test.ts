import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../../platform/logger.ts';
import { createSearch, type LiveSource } from '../../register/index.ts';
import { insertSnapshotRow, useLiveWorld } from '../../register/live/test-support/live-world.ts';
import { officialProfile } from '../../register/live/test-support/official-fixtures.ts';
import { insertCompanies } from '../../register/search/test-support/insert-companies.ts';
import type { RegisterReader } from '../match/register-reader.ts';
import { createRegisterReader } from './read-register.ts';
import { createRegisterRows } from './register-rows.store.ts';

const world = useLiveWorld();

function readerWith(live: LiveSource): RegisterReader {
  const { db, clock } = world;
  return createRegisterReader({
    rows: createRegisterRows(db),
    search: createSearch({ db }),
    live,
    clock,
    log: silentLogger,
  });
}

describe('by number', () => {
  it('reads many at once from the register, with what matching needs', async () => {
    const numbers = await insertCompanies(world.db, [
      {
        name: 'QUELLWOOD ROOFING LIMITED',
        previous: ['QUELLWOOD SLATES LTD'],
        postcode: 'LA9 4QQ',
        incorporated: '2009-03-04',
      },
      { name: 'QUELLWOOD LEADWORK LIMITED', removed: '2026-10-01' },
    ]);
    const found = await readerWith(world.startProcess()).findByNumbers([...numbers, '00000404']);
    expect(found.sort((a, b) => a.company_number.localeCompare(b.company_number))).toEqual([
      {
        company_number: numbers[0],
        company_name: 'QUELLWOOD ROOFING LIMITED',
        company_status: 'active',
        company_type: 'ltd',
        registered_postcode: 'LA9 4QQ',
        registered_address: 'LA9 4QQ',
        incorporated_on: '2009-03-04',
        sic_codes: [],
        previous_names: ['QUELLWOOD SLATES LTD'],
        removed: false,
      },
      expect.objectContaining({ company_number: numbers[1], removed: true, previous_names: [] }),
    ]);
    expect(world.server.requests).toEqual([]);
  });

  it('asks the live source only when the register has none of them, for the first three', async () => {
    world.server.answer('/company/07654321', officialProfile('07654321'));
    const reader = readerWith(world.startProcess());
    const numbers = ['07654321', '00000002', '00000003', '00000004'];
    expect(await reader.findByNumbers(numbers)).toMatchObject([{ company_number: '07654321' }]);
    const asked = () => world.server.requests.map((path) => path.split('/')[2]);
    expect(new Set(asked())).toEqual(new Set(numbers.slice(0, 3)));
  });

  it('finds nothing without a live source, and where it fails', async () => {
    expect(await readerWith(world.startProcess({ keyed: false })).findByNumbers(['07654321'])).toEqual([]);
    world.server.answer('/company/07654321', (_, response) => response.writeHead(500).end());
    expect(await readerWith(world.startProcess()).findByNumbers(['07654321'])).toEqual([]);
    expect(await readerWith(world.startProcess()).findByNumbers([])).toEqual([]);
  });
});

describe('by name', () => {
  it('finds current and previous names, best first, with the previous name that matched', async () => {
    await insertCompanies(world.db, [
      { name: 'QUELLWOOD ROOFING LIMITED', previous: ['HAZELGATE SLATES LTD'], postcode: 'LA9 4QQ' },
      { name: 'HAZELGATE SLATERS LIMITED' },
    ]);
    const reader = readerWith(world.startProcess());
    const named = await reader.findByName('Hazelgate Slates', { limit: 5 });
    expect(named[0]).toMatchObject({
      company: { company_name: 'QUELLWOOD ROOFING LIMITED', previous_names: ['HAZELGATE SLATES LTD'] },
      matchedName: 'HAZELGATE SLATES LTD',
      score: 1,
    });
    expect(await reader.findByName('Quellwood Roofing', { limit: 5, postcode: 'LA9 4QQ' })).toHaveLength(1);
    expect(world.server.requests).toEqual([]);
  });

  it('asks the live source when the register knows no such name', async () => {
    await insertSnapshotRow(world.db, { id: 9, company_number: '00000009', company_name: 'OTHER LIMITED' });
    world.server.answer('/search/companies', {
      items: [
        { company_number: '00000010', title: 'FERNHOLLOW KITE SHOPS LIMITED' },
        { company_number: '07654321', title: 'FERNHOLLOW KITES LIMITED' },
      ],
    });
    world.server.answer('/company/07654321', officialProfile('07654321'));
    const named = await readerWith(world.startProcess()).findByName('Fernhollow Kites Ltd', { limit: 1 });
    expect(named).toMatchObject([{ company: { company_number: '07654321' }, matchedName: null, score: 1 }]);
    expect(await readerWith(world.startProcess({ keyed: false })).findByName('Zzyzx', { limit: 5 })).toEqual(
      [],
    );
  });
});
