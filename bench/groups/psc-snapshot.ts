import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/**
 * A synthetic snapshot of persons with significant control, in the make-up of the real one: of a hundred
 * lines, 82 are people, 10 are companies, 6 are statements, and the rest are legal persons, protected persons
 * and exemptions.
 */
export async function writePscSnapshot(path: string, lines: number): Promise<void> {
  const out = createWriteStream(path, { highWaterMark: 1 << 20 });
  let batch = '';
  let persons = 0;
  let statements = 0;
  let exemptions = 0;
  for (let index = 0; index < lines; index++) {
    const share = (index * 37) % 100;
    const number = String(10_000_000 + (index % 6_000_000)).slice(0, 8);
    if (share < 82) batch += person(number, index);
    else if (share < 92) batch += owner(number, index, 'corporate-entity');
    else if (share < 98) batch += statement(number, index);
    else if (share < 99) batch += owner(number, index, 'legal-person');
    else batch += exemption(number);
    if (share >= 92 && share < 98) statements += 1;
    else if (share >= 99) exemptions += 1;
    else persons += 1;
    if (batch.length > 1 << 20) {
      if (!out.write(batch)) await once(out, 'drain');
      batch = '';
    }
  }
  batch += `${JSON.stringify({
    data: {
      exemptions_count: exemptions,
      generated_at: '2026-11-02T03:04:05Z',
      kind: 'totals#persons-of-significant-control-snapshot',
      persons_of_significant_control_count: persons,
      statements_count: statements,
    },
  })}\n`;
  out.end(batch);
  await once(out, 'finish');
}

const WORDS = [
  'AMBER',
  'BRACKEN',
  'COBALT',
  'DUNLIN',
  'ELDER',
  'FALLOW',
  'GORSE',
  'HERON',
  'IRIS',
  'JUNIPER',
];
const word = (index: number) => WORDS[index % WORDS.length] ?? 'AMBER';
const id = (index: number) => `${(index * 2_654_435_761).toString(36)}-${index.toString(36)}abcdefghijk`;
const day = (index: number) => `20${16 + (index % 10)}-0${1 + (index % 9)}-${10 + (index % 18)}`;
const hash = (index: number) => (index * 2_654_435_761).toString(16).padStart(40, '3');

function person(number: string, index: number): string {
  const surname = `${word(index)}${word(index >> 3).toLowerCase()}`;
  return `{"company_number":"${number}","data":{"address":{"address_line_1":"${index % 400} ${word(index >> 2)} Road","address_line_2":"${word(index >> 4)} Park","country":"England","locality":"Nowhere","postal_code":"ZZ${index % 90} ${index % 9}ZZ","premises":"Unit ${index % 70}"},"country_of_residence":"England","date_of_birth":{"month":${1 + (index % 12)},"year":${1940 + (index % 60)}},"etag":"${hash(index)}","kind":"individual-person-with-significant-control","links":{"self":"/company/${number}/persons-with-significant-control/individual/${id(index)}"},"name":"Mr ${word(index >> 1)} ${surname}","name_elements":{"forename":"${word(index >> 1)}","surname":"${surname}","title":"Mr"},"nationality":"British","natures_of_control":["ownership-of-shares-75-to-100-percent","voting-rights-75-to-100-percent","right-to-appoint-and-remove-directors"],"notified_on":"${day(index)}"}}\n`;
}

const SPELLINGS = [
  (number: string) => number,
  (number: string) => number,
  (number: string) => `${number.slice(0, 4)} ${number.slice(4)}`,
  (number: string) => `Company No. ${number}`,
];
const COUNTRIES = [
  'England',
  'United Kingdom',
  'England And Wales',
  'Uk',
  'England',
  'England',
  'Jersey',
  'Luxembourg',
];

function owner(number: string, index: number, kind: 'corporate-entity' | 'legal-person'): string {
  const owning = String(10_000_000 + ((index * 13) % 700_000));
  const name = `${word(index)} ${word(index >> 3)} HOLDINGS ${index % 700_000} LIMITED`;
  const filed = SPELLINGS[index % SPELLINGS.length]?.(owning) ?? owning;
  const ceased = index % 5 === 0 ? `"ceased_on":"${day(index + 3)}",` : '';
  const registered =
    kind === 'legal-person'
      ? ''
      : `"country_registered":"${COUNTRIES[index % COUNTRIES.length]}","place_registered":"Companies House","registration_number":"${filed}",`;
  return `{"company_number":"${number}","data":{"address":{"address_line_1":"${index % 400} ${word(index >> 2)} Road","country":"England","locality":"Nowhere","postal_code":"ZZ${index % 90} ${index % 9}ZZ","premises":"Floor ${index % 9}"},${ceased}"etag":"${hash(index)}","identification":{${registered}"legal_authority":"Companies Act 2006","legal_form":"Private Limited Company"},"kind":"${kind}-person-with-significant-control","links":{"self":"/company/${number}/persons-with-significant-control/${kind}/${id(index)}"},"name":"${name}","natures_of_control":["ownership-of-shares-75-to-100-percent","voting-rights-75-to-100-percent","right-to-appoint-and-remove-directors"],"notified_on":"${day(index)}"}}\n`;
}

function statement(number: string, index: number): string {
  return `{"company_number":"${number}","data":{"etag":"${hash(index)}","kind":"persons-with-significant-control-statement","links":{"self":"/company/${number}/persons-with-significant-control-statements/${id(index)}"},"notified_on":"${day(index)}","statement":"no-individual-or-entity-with-signficant-control"}}\n`;
}

function exemption(number: string): string {
  return `{"company_number":"${number}","data":{"exemptions":{"psc_exempt_as_trading_on_regulated_market":{"exemption_type":"psc-exempt-as-trading-on-regulated-market","items":[{"exempt_from":"2017-01-01"}]}},"kind":"exemptions","links":{"self":"/company/${number}/exemptions"}}}\n`;
}
