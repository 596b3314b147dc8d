import type { Verdict } from '../verdict/verdict.ts';
import type { DisclosureName, Disclosures } from './disclosures.ts';
import { partOfUk } from './legal-form.ts';
import { OFFICE_LABEL, placeStatements } from './page-statements.ts';
import type { Said, SiteStatements } from './site-statements.ts';

/**
 * The statements behind disclosures that were judged when the site was read, which is what verdicts contained
 * before statements were stored. The quotes are the site's own words, so the statements can be read from them
 * again.
 */
export function statementsOfDisclosures(
  { items }: Disclosures,
  verdict: Pick<Verdict, 'company_number' | 'entities_on_site' | 'evidence'>,
): SiteStatements {
  const { company_number: number, entities_on_site: entities, evidence } = verdict;
  const found = (disclosure: DisclosureName) => {
    const item = items.find((one) => one.item === disclosure);
    if (!item || item.quote === null || item.page_url === null) return undefined;
    const said: Said = { quote: item.quote, page_url: item.page_url };
    return { ...item, said };
  };
  const operator = entities.find(({ company_number }) => company_number === number)?.name ?? null;
  const name = found('registered_name');
  const printed = evidence.filter(({ kind }) => kind === 'legal_name');
  const own = found('registered_number');
  const place = found('place_of_registration');
  const office = found('registered_office');
  const charity = found('charity_status');
  const regulator = found('regulator_number');
  const names = [
    ...(name?.status === 'present' && operator !== null ? [{ printed: operator, ...name.said }] : []),
    ...printed.map(({ value, quote, page_url }) => ({ printed: value, quote, page_url })),
    ...(name && name.status !== 'present' && printed.length === 0
      ? [{ printed: name.said.quote, ...name.said }]
      : []),
  ];
  return {
    names,
    numbers: own ? [{ isOwn: own.status === 'present', ...own.said }] : [],
    places: place ? placesOf(place.said, place.status === 'present' ? number : null) : [],
    offices: office
      ? [{ address: office.said.quote, isCalledOffice: isCalledOffice(office.said.quote), ...office.said }]
      : [],
    charity: charity?.status === 'present' ? charity.said : null,
    regulator: regulator
      ? { regulation: regulator.regulation, hasNumber: regulator.status === 'present', ...regulator.said }
      : null,
    record: { company_name: operator, registered_address: null },
  };
}

const isCalledOffice = (quote: string) => quote.search(OFFICE_LABEL) >= 0;

function placesOf(said: Said, ownNumber: string | null): SiteStatements['places'] {
  if (ownNumber !== null) return [{ part: partOfUk(ownNumber), isSure: true, ...said }];
  return placeStatements(said.quote).map(({ part }) => ({
    part,
    isSure: true,
    ...said,
  }));
}
