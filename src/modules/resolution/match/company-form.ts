/** The legal forms a name can end in, as far as they tell companies of one name apart. */
export type CompanyForm = 'limited' | 'plc' | 'llp' | 'lp' | 'cic' | 'cio' | 'unlimited';

const ENDINGS: [CompanyForm, RegExp][] = [
  ['cic', /(C\.?I\.?C\.?|C\.?B\.?C\.?|COMMUNITY INTEREST COMPANY|CWMNI BUDDIANT CYMUNEDOL)( LTD| LIMITED)?$/],
  ['cio', /(C\.?I\.?O\.?|CHARITABLE INCORPORATED ORGANISATION)$/],
  ['llp', /(L\.?L\.?P\.?|LIMITED LIABILITY PARTNERSHIP|PARTNERIAETH ATEBOLRWYDD CYFYNGEDIG)$/],
  ['plc', /(P\.?L\.?C\.?|PUBLIC LIMITED COMPANY|C\.?C\.?C\.?|CWMNI CYFYNGEDIG CYHOEDDUS)$/],
  ['lp', /(L\.?P\.?|LIMITED PARTNERSHIP)$/],
  ['unlimited', /UNLIMITED( COMPANY)?$/],
  ['limited', /(LTD|L\.T\.D|LIMITED|CYF|CYFYNGEDIG|LIMITED COMPANY|LTD COMPANY)$/],
];
/** Only as words of their own: no HELP is an LP. */
const FORMS = ENDINGS.map(([form, { source }]) => [form, new RegExp(`(?:^|[^A-Z])${source}`)] as const);

/** Null when the name ends in none: a brand, a charity, or a company that may leave it out. */
export function formOfName(name: string): CompanyForm | null {
  const end = name
    .toUpperCase()
    .replace(/\(THE\)$/, '')
    .replace(/[\s.,)]+$/, '');
  return FORMS.find(([, pattern]) => pattern.test(end))?.[0] ?? null;
}
