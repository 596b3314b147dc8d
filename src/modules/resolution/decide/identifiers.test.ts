import { describe, expect, it } from 'vitest';
import type { Identifier } from '../match/register-lookup.ts';
import { company } from '../test-support/small-register.ts';
import { judgeWritten } from '../test-support/written-site.ts';
import { usualPages } from './test-support/site-case.ts';

const CHARITY: Identifier = { kind: 'charity_number', value: '1100001' };
const LEI: Identifier = { kind: 'lei', value: '213800FERNHOLLOW0136' };

const harbour = (identifiers?: Identifier[]) =>
  company('04417712', 'HARBOUR ROAD COMMUNITY PROJECT', {
    company_type: 'private-limited-guarant-nsc',
    ...(identifiers && { identifiers }),
  });

function judge(
  footer: string,
  identifiers?: Identifier[],
  others = [company('07381645', 'TARNWICK JOINERY LIMITED')],
) {
  const pages = usualPages({
    title: 'Harbour Road Community Project',
    about: 'We run a kitchen, a library and a workshop for everybody on Harbour Road.',
    footer,
  });
  return judgeWritten({ domain: 'hrcp.org.uk', pages }, [harbour(identifiers), ...others]);
}

const evidenceOf = ({ evidence }: Awaited<ReturnType<typeof judge>>, kind: string) =>
  evidence.filter((one) => one.kind === kind);

describe.each([
  [
    'a charity number',
    CHARITY,
    'Harbour Road Community Project is a registered charity, number 1100001.',
    'Charity Commission',
  ],
  ['an LEI', LEI, 'Harbour Road Community Project. LEI: 213800FERNHOLLOW0136', 'GLEIF'],
])('%s', (_, identifier, footer, source) => {
  it('counts for the company that a source gives it to and that the site names', async () => {
    const without = await judge(footer);
    const verdict = await judge(footer, [identifier]);
    expect(verdict).toMatchObject({ match_status: 'matched', company_number: '04417712' });
    expect(verdict.match_confidence).toBeGreaterThan(without.match_confidence ?? 0);
    expect(evidenceOf(verdict, identifier.kind)[0]).toMatchObject({
      value: identifier.value,
      supports: '04417712',
      quote: expect.stringContaining(identifier.value),
    });
    expect(evidenceOf(verdict, identifier.kind)[0]?.weight).toBeGreaterThan(0);
    expect(evidenceOf(verdict, 'company_number')).toEqual([]);
    expect(verdict.explanation).toContain(`${identifier.value}, which`);
    expect(verdict.explanation).toContain(source);
    expect(verdict.statements?.numbers).toEqual([]);
  });

  it('says nothing without a source, or when the source gives it to a company that the site does not name', async () => {
    const other = company('01234987', 'UNNAMED ELSEWHERE LIMITED', { identifiers: [identifier] });
    const without = await judge(footer);
    expect(evidenceOf(without, identifier.kind)).toEqual([]);
    expect(await judge(footer, undefined, [other])).toEqual(await judge(footer, undefined, []));
  });

  it('tells two companies of one name apart', async () => {
    const namesake = company('09990001', 'HARBOUR ROAD COMMUNITY PROJECT');
    const verdict = await judge(footer, [identifier], [namesake]);
    expect(verdict).toMatchObject({ match_status: 'matched', company_number: '04417712' });
  });
});

describe('other numbers', () => {
  const FOOTERS = {
    'a VAT number': 'Harbour Road Community Project. VAT number GB 110 0001 37.',
    'an FCA number': 'Harbour Road Community Project. Authorised by the FCA, firm reference number 1100001.',
    'an LEI with wrong check digits': 'Harbour Road Community Project. LEI: 213800FERNHOLLOW0137',
    'a Scottish charity number': 'Harbour Road Community Project, Scottish charity SC100001.',
  };

  it.each(Object.entries(FOOTERS))('%s counts for nobody', async (_, footer) => {
    const verdict = await judge(footer, [CHARITY, LEI]);
    expect(verdict).toEqual(await judge(footer));
    expect([...evidenceOf(verdict, 'charity_number'), ...evidenceOf(verdict, 'lei')]).toEqual([]);
  });

  it('the company number comes first where it is printed too', async () => {
    const footer =
      'Harbour Road Community Project. Company number 04417712. Registered charity number 1100001.';
    const verdict = await judge(footer, [CHARITY]);
    expect(evidenceOf(verdict, 'company_number').length).toBeGreaterThan(0);
    expect(evidenceOf(verdict, 'charity_number').length).toBeGreaterThan(0);
    expect(verdict.explanation).toContain('company number 04417712');
    expect(verdict.statements?.numbers).toMatchObject([{ isOwn: true }]);
  });
});
