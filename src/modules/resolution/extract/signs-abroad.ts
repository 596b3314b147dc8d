import { anyOf, inSequence } from '../../../shared/join-patterns.ts';
import { foreignPlaces, UK_PLACE } from './places.ts';

/** "The laws of the Republic of ...", "the courts of the State of ...", before the place. */
const LAW_OF = inSequence(
  /\b(?:[Ll]aws?|LAWS?|[Ll]egislation|[Cc]ourts?)(?: and [a-z]+)? (?:of|in) (?:the )?/gu,
  /(?:(?:Republic|State|Commonwealth|Kingdom|Province) of (?:the )?)?(?=\p{Lu})/gu,
);
/** "Maltese law": how the law of the countries is called that have companies called Limited. */
const LAW_BY_ADJECTIVE = inSequence(
  anyOf(
    /\b(?:Australian|Canadian|Cypriot|Gibraltar|Ghanaian|Indian|Irish|Israeli|Kenyan)/gu,
    /\b(?:Maltese|Manx|New Zealand|Nigerian|Singapore)/gu,
  ),
  / law\b/gu,
);
const LAW_APPLIES = anyOf(
  /\b(?:applicable|comply with|govern|constru|interpret|subject to|accordance with)/i,
  /\b(?:submit|jurisdiction|settled|resolved)/i,
);
/** "English law", "the laws of England and Wales". */
const LAW_HERE = new RegExp(
  `\\b(?:(?:English|Scots|Scottish|British|UK) (?:law|courts?)|(?:laws?|courts?)(?: and [a-z]+)? of (?:the )?${UK_PLACE.source})`,
  'iu',
);
const LAW_BEFORE = 120;

/** Whether the text submits to the law or the courts of a place abroad, and nowhere to those of one here. */
export function appliesLawAbroad(text: string): boolean {
  if (LAW_HERE.test(text)) return false;
  const applies = ({ index }: RegExpExecArray) =>
    LAW_APPLIES.test(text.slice(Math.max(0, index - LAW_BEFORE), index));
  const isAbroad = ({ 0: words, index }: RegExpExecArray) => {
    const [place] = foreignPlaces(text.slice(index + words.length, index + words.length + 60), 1);
    return place?.start === 0;
  };
  return (
    [...text.matchAll(LAW_OF)].some((found) => isAbroad(found) && applies(found)) ||
    [...text.matchAll(LAW_BY_ADJECTIVE)].some(applies)
  );
}

/**
 * Prices in the money of countries that have companies called Limited; the dollar alone is of no country.
 * Codes that mean other things too (CAD, ILS) are left out, and small numbers, as in blood tests (INR 2.5)
 * and labels of chemicals (GHS02).
 */
const MONEY_ABROAD = anyOf(
  /[₹₦₵₪]\s?\d/u,
  /\b(?:Rs\.?|KSh|INR|NGN|KES|GHS|UGX|TZS|ZAR|PKR|LKR|BDT|HKD|SGD|NZD|AUD|MUR)\s?[1-9]\d/u,
  /\b(?:HK|NZ|AU?|CA?|S)\$\s?\d/u,
  /[1-9][\d,]*\d\s?(?:INR|NGN|KES|GHS|UGX|TZS|ZAR|PKR|HKD|SGD|NZD|AUD)\b/u,
);
const MONEY_HERE = /£|\bGBP\b|&pound;/;

/** Whether the text names prices in the money of a country abroad, and none in pounds. */
export const pricesAbroad = (text: string): boolean => MONEY_ABROAD.test(text) && !MONEY_HERE.test(text);
