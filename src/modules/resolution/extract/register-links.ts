import { parseCompanyNumber } from '../../../shared/company-number.ts';

const COMPANY_PAGE =
  /(?:company-information\.service\.gov\.uk|companieshouse\.gov\.uk(?:\/doc)?|opencorporates\.com\/companies|business\.data\.gov\.uk\/id)\/(?:company|gb)\/([A-Z0-9]{6,8})(?![A-Z0-9])/i;

/** The company whose page in the register a link leads to. */
export function linkedCompanyNumber(href: string): string | null {
  const number = COMPANY_PAGE.exec(href)?.[1];
  return (number && parseCompanyNumber(number)) ?? null;
}
