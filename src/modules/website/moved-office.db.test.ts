import { expect, it } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { matchedAtPostcode } from '../resolution/test-support/scripted-sites.ts';
import { useWebsiteFixture } from './test-support/website-fixture.ts';

const fixture = useWebsiteFixture();
const { ask, site, status } = fixture;

it('an answer and a job show no postcode as evidence that is not the registered one any more', async () => {
  const number = await fixture.company('WILLOWGATE FLAGS LIMITED');
  site('willowgateflags.co.uk', matchedAtPostcode(number, 'NN6 8SN'));
  const account = await fixture.ledger.account(1);
  const { reverse_domain: asked } = await ask(account, number);
  await fixture.attempt(number);
  const views = () => Promise.all([ask(account, number), status(asked.status_url)]);
  const kindsOf = ({ reverse_domain: { evidence } }: { reverse_domain: { evidence: { kind: string }[] } }) =>
    evidence.map(({ kind }) => kind);
  for (const answer of await views()) expect(kindsOf(answer)).toEqual(['company_number', 'postcode_match']);
  await fixture.db.execute(sql`
    update companies set postal_code = 'EX2 5LN' where company_number = ${number}`);
  for (const answer of await views()) {
    expect(answer.company.registered_postcode).toBe('EX2 5LN');
    expect(kindsOf(answer)).toEqual(['company_number']);
  }
});
