import type { Resolution } from '../../api/shapes.ts';
import { words } from '../../lib/format.ts';

const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

/** A country in words: `DE` is Germany. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}

/** Why a website could not be read, apart from the sentence: the code, the status and the page. */
export function describeFailure({ code, http_status, page_url }: NonNullable<Resolution['failure']>): string {
  return [words(code), http_status && `status ${http_status}`, page_url].filter(Boolean).join(' · ');
}

/** The facts about an operator abroad that the pages give, apart from its name. */
export function describeForeignOperator(operator: NonNullable<Resolution['foreign_operator']>): string {
  const { legal_form, country_name, registration } = operator;
  return [legal_form, country_name, registration].filter(Boolean).join(' · ');
}
