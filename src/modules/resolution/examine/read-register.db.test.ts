import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../../platform/logger.ts';
import { sql } from '../../../platform/postgres/index.ts';
import { createSearch, type LiveSource } from '../../register/index.ts';
import { insertSnapshotRow, useLiveFixture } from '../../register/live/test-support/live-fixture.ts';
import { officialProfile } from '../../register/live/test-support/official-fixtures.ts';
import { insertCompanies } from '../../register/search/test-support/insert-companies.ts';
import { judgeSite } from '../decide/judge-site.ts';
import type { RegisterLookup, RegisterQuery } from '../match/register-lookup.ts';
import { writtenSite } from '../test-support/written-site.ts';
import { websiteLinkStore } from '../website-links.store.ts';
import { createRegisterReader } from './read-register.ts';
import { createRegisterRows } from './register-rows.store.ts';

const fixture = useLiveFixture();

function readerWith(live: LiveSource): RegisterLookup {
  const { db } = fixture;
  return createRegisterReader({
    rows: createRegisterRows(db),
    search: createSearch({ db }),
    live,
    log: silentLogger,
  });
}

describe('a look-up by number', () => {
  it('reads many at once from the register, with what matching needs', async () => {
    const numbers = await insertCompanies(fixture.db, [
      {
        name: 'QUELLWOOD ROOFING LIMITED',
        previous: ['QUELLWOOD SLATES LTD'],
        postcode: 'LA9 4QQ',
        incorporated: '2009-03-04',
      },
      { name: 'QUELLWOOD LEADWORK LIMITED', removed: '2026-10-01' },
    ]);
    const found = await readerWith(fixture.startProcess()).findByNumbers([...numbers, '00000404']);
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
      },
      expect.objectContaining({ company_number: numbers[1], company_status: 'removed', previous_names: [] }),
    ]);
    expect(fixture.server.requests).toEqual([]);
  });

  it('asks the live source only when the register has none of them, for the first three', async () => {
    fixture.server.answer('/company/07654321', officialProfile('07654321'));
    const reader = readerWith(fixture.startProcess());
    const numbers = ['07654321', '00000002', '00000003', '00000004'];
    expect(await reader.findByNumbers(numbers)).toMatchObject([{ company_number: '07654321' }]);
    const asked = () => fixture.server.requests.map((path) => path.split('/')[2]);
    expect(new Set(asked())).toEqual(new Set(numbers.slice(0, 3)));
  });

  it('finds nothing without a live source, and where it fails', async () => {
    expect(await readerWith(fixture.startProcess({ keyed: false })).findByNumbers(['07654321'])).toEqual([]);
    fixture.server.answer('/company/07654321', (_, response) => response.writeHead(500).end());
    expect(await readerWith(fixture.startProcess()).findByNumbers(['07654321'])).toEqual([]);
    expect(await readerWith(fixture.startProcess()).findByNumbers([])).toEqual([]);
  });
});

describe('a look-up for a whole site', () => {
  const ask = (query: Partial<RegisterQuery>, reader = readerWith(fixture.startProcess())) =>
    reader.lookUp({ domain: 'quellwood.co.uk', numbers: [], keys: [], ...query });
  const namesOf = (found: readonly { company_name: string }[]) =>
    found.map(({ company_name: name }) => name).sort();

  it('finds the companies that other registers give the site or one of the names, and says so', async () => {
    const [claimed = '', called = ''] = await insertCompanies(fixture.db, [
      { name: 'TARN TRUST LIMITED' },
      { name: 'MOOR HOLDINGS LIMITED' },
    ]);
    await fixture.db.execute(sql`
      insert into source_imports (kind, file, records_read, imported_at, proves)
      values ('cqc', 'cqc.ods', 1, now(), 'told_regulator'), ('wikidata', 'query.csv', 1, now(), 'stated_by_others')`);
    await fixture.db.execute(sql`
      insert into company_identifiers (kind, value, company_number, website) values
        ('cqc', '1-1', ${claimed}, 'quellwood.co.uk'), ('wikidata', 'Q1', ${claimed}, 'quellwood.co.uk')`);
    await fixture.db.execute(sql`
      insert into registered_names (kind, value, company_number, name, joined_key)
      values ('cqc', '1-2', ${called}, 'Fern Lodge', 'FERNLODGE')`);
    const found = await ask({ keys: ['FERNLODGE'] });
    const byNumber = new Map(found.map((one) => [one.company_number, one]));
    expect(byNumber.get(claimed)).toMatchObject({
      registered_website: { proves: 'told_regulator', isShared: false },
    });
    expect(byNumber.get(called)).toMatchObject({ trading_names: ['Fern Lodge'] });
    expect(byNumber.get(called)).not.toHaveProperty('registered_website');
    await fixture.db.execute(sql`
      insert into company_identifiers (kind, value, company_number, website)
      values ('cqc', '1-3', ${called}, 'quellwood.co.uk')`);
    expect((await ask({})).map((one) => one.registered_website?.isShared)).toEqual([true, true]);
    await fixture.db.execute(sql`delete from company_identifiers`);
    await fixture.db.execute(sql`delete from registered_names`);
    await fixture.db.execute(sql`delete from source_imports`);
  });

  it('finds companies by number and by name, current and previous, each once', async () => {
    const [roofing = ''] = await insertCompanies(fixture.db, [
      { name: 'QUELLWOOD ROOFING LIMITED', previous: ['QUELLWOOD SLATES LTD', 'QUELLWOOD ROOFING LTD'] },
      { name: 'HAZELGATE SLATERS LIMITED', previous: ['HAZELGATE SLATES LTD'] },
      { name: 'THE QUELLWOOD LEADWORK COMPANY LIMITED' },
      { name: 'QUELLWOOD UNASKED LIMITED' },
    ]);
    const found = await ask({
      numbers: [roofing, '00000404'],
      keys: ['QUELLWOODROOFING', 'HAZELGATESLATES', 'QUELLWOODLEADWORKCOMPANY', 'NOBODY'],
    });
    expect(namesOf(found)).toEqual([
      'HAZELGATE SLATERS LIMITED',
      'QUELLWOOD ROOFING LIMITED',
      'THE QUELLWOOD LEADWORK COMPANY LIMITED',
    ]);
    expect(found.find((one) => one.company_number === roofing)).toMatchObject({
      previous_names: ['QUELLWOOD SLATES LTD', 'QUELLWOOD ROOFING LTD'],
      company_status: 'active',
      named_by_sites: 0,
    });
    expect(fixture.server.requests).toEqual([]);
  });

  it('finds companies that imported sources give a charity number or LEI', async () => {
    const [trust = '', homes = ''] = await insertCompanies(fixture.db, [
      { name: 'QUELLWOOD TRUST' },
      { name: 'QUELLWOOD HOMES LIMITED' },
    ]);
    await fixture.db.execute(sql`
      insert into company_identifiers (kind, value, company_number)
      values ('charity_number', '1100001', ${trust}), ('charity_number', '1100002', ${trust}),
        ('lei', '213800FERNHOLLOW0136', ${trust}), ('charity_number', '1100003', '00000404')`);
    const identifiers = [
      { kind: 'charity_number' as const, value: '1100001' },
      { kind: 'charity_number' as const, value: '1100003' },
      { kind: 'lei' as const, value: '213800FERNHOLLOW0136' },
      { kind: 'lei' as const, value: '1100002' },
    ];
    const found = await ask({ identifiers, numbers: [homes] });
    expect(namesOf(found)).toEqual(['QUELLWOOD HOMES LIMITED', 'QUELLWOOD TRUST']);
    const own = found.find((one) => one.company_number === trust)?.identifiers ?? [];
    expect(own.map(({ kind, value }) => `${kind} ${value}`).sort()).toEqual([
      'charity_number 1100001',
      'lei 213800FERNHOLLOW0136',
    ]);
    expect(found.find((one) => one.company_number === homes)).not.toHaveProperty('identifiers');
  });

  it('reads the register in one statement, however many numbers and names', async () => {
    await insertCompanies(fixture.db, [{ name: 'QUELLWOOD ROOFING LIMITED' }]);
    const rows = createRegisterRows(fixture.db);
    let statements = 0;
    const reader = createRegisterReader({
      rows: {
        ...rows,
        listByNumber: () => Promise.reject(new Error('asked by number alone')),
        listByQuery: (query) => {
          statements += 1;
          return rows.listByQuery(query);
        },
      },
      search: createSearch({ db: fixture.db }),
      live: fixture.startProcess(),
      log: silentLogger,
    });
    const numbers = Array.from({ length: 240 }, (_, i) => String(30_000_000 + i));
    const keys = ['QUELLWOODROOFING', ...Array.from({ length: 400 }, (_, i) => `UNHEARD${i}`)];
    expect(namesOf(await ask({ numbers, keys }, reader))).toEqual(['QUELLWOOD ROOFING LIMITED']);
    expect(statements).toBe(1);
  });

  it('reads a dozen companies of one name, and the holder of a number besides', async () => {
    const numbers = await insertCompanies(
      fixture.db,
      Array.from({ length: 30 }, () => ({ name: 'QUELLWOOD TWINS LIMITED' })),
    );
    const [last = ''] = numbers.slice(-1);
    const found = await ask({ numbers: [last], keys: ['QUELLWOODTWINS'] });
    expect(found.map((one) => one.company_number)).toContain(last);
    expect(found.length).toBeGreaterThanOrEqual(12);
    expect(found.length).toBeLessThanOrEqual(13);
  });

  it('counts the other domains that name a company without being run by it', async () => {
    const [roofing = '', leadwork = ''] = await insertCompanies(fixture.db, [
      { name: 'QUELLWOOD ROOFING LIMITED' },
      { name: 'QUELLWOOD LEADWORK LIMITED' },
    ]);
    await fixture.db.transaction(async (tx) => {
      for (const domain of ['one.co.uk', 'two.co.uk', 'quellwood.co.uk'])
        await websiteLinkStore.saveMentions(tx, [
          { domain, companyNumbers: [roofing, leadwork], operator: null },
        ]);
      await websiteLinkStore.saveMentions(tx, [
        { domain: 'own.co.uk', companyNumbers: [roofing], operator: roofing },
      ]);
    });
    const counts = async (domain: string) => {
      const found = await ask({ domain, numbers: [roofing, leadwork] });
      return [roofing, leadwork].map(
        (number) => found.find((one) => one.company_number === number)?.named_by_sites,
      );
    };
    expect(await counts('quellwood.co.uk')).toEqual([2, 2]);
    expect(await counts('elsewhere.co.uk')).toEqual([3, 3]);
  });

  it('asks the live source only when the register has no answer at all', async () => {
    fixture.server.answer('/company/07654321', officialProfile('07654321'));
    const found = await ask({ numbers: ['07654321'], keys: ['NOBODY'] });
    expect(found).toMatchObject([{ company_number: '07654321', named_by_sites: 0 }]);
    expect(await ask({ keys: ['NOBODY'] })).toEqual([]);
    const unkeyed = readerWith(fixture.startProcess({ keyed: false }));
    expect(await ask({ numbers: ['00000404'] }, unkeyed)).toEqual([]);
  });
});

describe('a look-up by name', () => {
  it('finds current and previous names, best first, with the previous name that matched', async () => {
    await insertCompanies(fixture.db, [
      { name: 'QUELLWOOD ROOFING LIMITED', previous: ['HAZELGATE SLATES LTD'], postcode: 'LA9 4QQ' },
      { name: 'HAZELGATE SLATERS LIMITED' },
    ]);
    const reader = readerWith(fixture.startProcess());
    const named = await reader.findByName('Hazelgate Slates', { limit: 5 });
    expect(named[0]).toMatchObject({
      company: { company_name: 'QUELLWOOD ROOFING LIMITED', previous_names: ['HAZELGATE SLATES LTD'] },
      matchedName: 'HAZELGATE SLATES LTD',
      score: 1,
    });
    expect(await reader.findByName('Quellwood Roofing', { limit: 5, postcode: 'LA9 4QQ' })).toHaveLength(1);
    expect(fixture.server.requests).toEqual([]);
  });

  it.each(['limited', 'The', '&', 'community interest company'])(
    'finds nothing by %j alone',
    async (name) => {
      expect(await readerWith(fixture.startProcess()).findByName(name, { limit: 5 })).toEqual([]);
      expect(fixture.server.requests).toEqual([]);
    },
  );

  it('asks the live source when the register knows no such name', async () => {
    await insertSnapshotRow(fixture.db, { id: 9, company_number: '00000009', company_name: 'OTHER LIMITED' });
    fixture.server.answer('/search/companies', {
      items: [
        { company_number: '00000010', title: 'FERNHOLLOW KITE SHOPS LIMITED' },
        { company_number: '07654321', title: 'FERNHOLLOW KITES LIMITED' },
      ],
    });
    fixture.server.answer('/company/07654321', officialProfile('07654321'));
    const named = await readerWith(fixture.startProcess()).findByName('Fernhollow Kites Ltd', { limit: 1 });
    expect(named).toMatchObject([{ company: { company_number: '07654321' }, matchedName: null, score: 1 }]);
    expect(
      await readerWith(fixture.startProcess({ keyed: false })).findByName('Zzyzx', { limit: 5 }),
    ).toEqual([]);
  });
});

describe('a look-up for a name that the register does not hold', () => {
  const similar = (names: string[], reader = readerWith(fixture.startProcess())) =>
    reader.lookUp({ domain: 'quellwood.co.uk', numbers: [], keys: [], similarTo: names });

  it('finds companies with names like it by the search of the register', async () => {
    await insertCompanies(fixture.db, [{ name: 'QUELLWOOD ROOFING LIMITED' }, { name: 'ELSEWHERE LIMITED' }]);
    const found = await similar(['Quelwood Roofing Ltd']);
    expect(found).toMatchObject([{ company_name: 'QUELLWOOD ROOFING LIMITED', named_by_sites: 0 }]);
    expect(fixture.server.requests).toEqual([]);
  });

  it('asks Companies House for two names at most where the register has nothing like them', async () => {
    fixture.server.answer('/search/companies', { items: [] });
    expect(await similar(['Aaa Bbb Ltd', 'Ccc Ddd Ltd', 'Eee Fff Ltd'])).toEqual([]);
    expect(fixture.server.requests.filter((path) => path.startsWith('/search/'))).toHaveLength(2);
  });

  const verdictOn = (footer: string, reader: RegisterLookup) => {
    const pages = [
      { title: 'Fernhollow Kites', html: `<p>Kites for windy days.</p><footer>${footer}</footer>` },
    ];
    return judgeSite({ ...writtenSite({ domain: 'fernhollowkites.co.uk', pages }), register: reader });
  };
  function answerSearches() {
    fixture.server.answer('/search/companies', {
      items: [{ company_number: '07654321', title: 'FERNHOLLOW KITES LIMITED' }],
    });
    fixture.server.answer('/company/07654321', officialProfile('07654321'));
  }

  it.each(['© 2026 Fernhollow Kites Limited', 'This website is operated by Fernholow Kites Ltd.'])(
    'makes a website that states its name at least a review, with an API key alone: %s',
    async (footer) => {
      answerSearches();
      const verdict = await verdictOn(footer, readerWith(fixture.startProcess()));
      expect(['matched', 'needs_review']).toContain(verdict.match_status);
      const [first] = verdict.review_candidates;
      expect(verdict.company_number ?? first?.company_number).toBe('07654321');
    },
  );

  it('names nobody where Companies House does not answer, or nothing is stated', async () => {
    fixture.server.answer('/search/companies', (_, response) => response.writeHead(500).end());
    const failing = await verdictOn('© 2026 Fernhollow Kites Limited', readerWith(fixture.startProcess()));
    expect(failing.match_status).toBe('no_match');
    fixture.server.requests.length = 0;
    await verdictOn('© 2026 Fernhollow Kites', readerWith(fixture.startProcess()));
    expect(fixture.server.requests).toEqual([]);
  });
});
