import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { insertCompany } from './test-support/register-fixture.ts';
import { useResolutionFixture } from './test-support/resolution-fixture.ts';
import { matchedWith } from './test-support/scripted-sites.ts';

const fixture = useResolutionFixture({ working: false });
const { post } = fixture;

describe('the group in an answer', () => {
  it('names the parents of the operator, also those that only the site names, and is null without any', async () => {
    const account = await fixture.ledger.account(5);
    const [number, parent] = [await insertCompany(fixture.db), await insertCompany(fixture.db)];
    const { company_name: parentName } = (await fixture.db.first<{ company_name: string }>(
      sql`select company_name from companies where company_number = ${parent}`,
    )) ?? { company_name: '' };
    await fixture.db.execute(sql`
      insert into company_owners (company_number, owner_id, kind, owner_name, owner_key, natures_of_control,
        notified_on, ceased)
      values (${number}, 'a', 'corporate-entity-person-with-significant-control', ${parentName}, ${parent},
        '{voting-rights-75-to-100-percent}', '2019-02-03', false)`);
    const named = { name: parentName, company_number: parent };
    const verdictOf = matchedWith(number);
    await fixture.learn('owned.co.uk', {
      ...verdictOf,
      entities_on_site: [...verdictOf.entities_on_site, { ...named, country: null, role: 'group' }],
      parents_on_site: [named, { name: 'Beyond Holdings SE', company_number: null }],
    });
    await fixture.learn('unowned.co.uk', matchedWith(parent));
    for (const path of ['/v1/resolve/domain', '/v1/enrich']) {
      const { group } = (await post(path, account, 'owned.co.uk')).json();
      expect(group).toEqual({
        parents: [
          {
            company_number: parent,
            company_name: parentName,
            nature_of_control: ['voting-rights-75-to-100-percent'],
            since: '2019-02-03',
            source: 'psc',
            named_on_site: true,
          },
          {
            company_number: null,
            company_name: 'Beyond Holdings SE',
            nature_of_control: [],
            since: null,
            source: 'site',
            named_on_site: true,
          },
        ],
        reason: expect.stringContaining(`prints the number ${number}`),
      });
      expect((await post(path, account, 'unowned.co.uk')).json().group).toBeNull();
    }
    const partner = await post('/v1/partner/enrich-company', account, 'owned.co.uk');
    expect(partner.json().result).not.toHaveProperty('group');
  });
});
