import type { Disclosures } from '../disclosures/disclosures.ts';
import { judgePrintedName } from '../disclosures/judge-statements.ts';
import type { Identifier } from '../match/register-lookup.ts';
import type { MatchGrounds } from '../verdict/verdict.ts';

/** The record of the register that the explanation speaks of. */
export interface ExplainedRecord {
  company_number: string;
  company_name: string;
  previous_names: readonly string[];
  registered_postcode: string | null;
}

const COUNTS = ['No page', 'One page', 'Two pages', 'Three pages', 'Four pages', 'Five pages', 'Six pages'];

const GIVEN_BY: Record<Identifier['kind'], string> = {
  charity_number: 'charity number VALUE, which the Charity Commission gives to',
  lei: 'LEI VALUE, which GLEIF gives to',
};

/**
 * Why the company was matched, in sentences that a person can check: what is printed, and what it is on the
 * register.
 */
export function explainMatch(
  grounds: MatchGrounds,
  record: ExplainedRecord,
  disclosures: Disclosures | null,
): string {
  return withOneStop(`${whyThis(grounds, record)}${officeSentence(record, disclosures)}`);
}

function whyThis(
  { by, pages, printed_name: printed, identifier }: MatchGrounds,
  record: ExplainedRecord,
): string {
  const { company_number: number, company_name: name } = record;
  const isFormer = printed !== null && judgePrintedName(printed, record) === 'former';
  const prints = `${pagesThat(pages, 'prints', 'print')} company number ${number}`;
  switch (by) {
    case 'number':
      return isFormer
        ? `${prints}, whose holder on the register is ${name}, and the site names it by its former name, ${printed}.`
        : `${prints}, and the site names its holder on the register, ${name}.`;
    case 'bare_number':
      return `${prints}, which is that of ${name} on the register, and no other company is named as the one that runs the site.`;
    case 'identifier': {
      const given = identifier ? GIVEN_BY[identifier.kind].replace('VALUE', identifier.value) : 'a number of';
      return `${pagesThat(pages, 'prints', 'print')} ${given} ${name} (${number}), and the site names that company.`;
    }
    case 'name': {
      const shown = printed ?? name;
      const relation = isFormer ? 'a former name of' : 'the name of';
      const isRegistered = shown.toUpperCase() === name;
      const registered = isRegistered ? '' : ` On the register, that is ${relation} ${name} (${number}).`;
      return `${pagesThat(pages, 'names', 'name')} ${shown}${isRegistered ? ` (${number})` : ''} as the company that runs the site.${registered}`;
    }
  }
}

function officeSentence(
  { registered_postcode: postcode }: ExplainedRecord,
  disclosures: Disclosures | null,
): string {
  const office = disclosures?.items.find(({ item }) => item === 'registered_office');
  const printsPostcode = postcode !== null && office?.quote?.includes(postcode);
  switch (office?.status) {
    case 'present':
      return ` The site also gives its registered office${postcode === null ? '' : ` (${postcode})`}.`;
    case 'outdated':
      return ' The registered office that the site gives is a former one.';
    case 'contradicts_register':
      return ' The registered office that the site gives is not the one on the register.';
    default:
      return printsPostcode ? ` The site also gives its registered postcode, ${postcode}.` : '';
  }
}

/** A name may end in a stop, as "LTD." does. */
export function withOneStop(text: string): string {
  return text.replace(/(?<=\p{L})\.\.(?=\s|$)/gu, '.');
}

/** "Three pages print", "One page prints". */
function pagesThat(count: number, one: string, more: string): string {
  return `${COUNTS[count] ?? `${count} pages`} ${count === 1 ? one : more}`;
}
