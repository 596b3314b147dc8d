/** What each word can mean when it stands before a number. */
export type LabelKind =
  | 'company'
  | 'society'
  | 'charity'
  | 'vat'
  | 'fca'
  | 'ico'
  | 'sra'
  | 'phone'
  | 'foreign'
  | 'other';

export type WordClass =
  | LabelKind
  | 'filler'
  | 'number'
  | 'registered'
  | 'place'
  | 'form'
  | 'authority'
  | 'protection';

const CLASSES: Record<WordClass, string> = {
  filler:
    'in at with under as is are of the a an and or our its their whose which who has have having being by to was been on from since ' +
    'private public limited guarantee shares share liability uk gb trading main full official legal both that means i ' +
    'yng yn o dan gyda royal united act benefit community',
  number: 'no nos number numbers num nr nbr ref reference id identifier code n№ № nummer rhif',
  registered:
    'registered registration reg regd regn regs incorporated incorporation registrar established register reg’d cofrestrwyd ' +
    'gofrestrwyd cofrestredig gofrestredig cofrestru gofrestru formed inc',
  place:
    'england wales scotland northern ireland united kingdom uk great britain gb cardiff edinburgh belfast english scottish welsh british ' +
    'cymru nghymru lloegr london eng e&w ni jersey guernsey alderney isle man republic dublin gibraltar malta cyprus hong kong singapore ' +
    'germany france netherlands delaware usa india australia zealand africa nigeria luxembourg spain italy',
  company:
    'charter company companies co coy cwmni crn corporation corporate house partnership cmpny brn chn cn cro coreg companyno companynumber llpno',
  society: 'society societies mutual mutuals cooperative operative union unions',
  charity: 'charity charities charitable oscr elusen elusennol charityno cio scio',
  vat: 'vat taw vatno vatnumber gst',
  fca: 'fca frn fsa conduct firm pra',
  ico: 'ico commissioner commissioner’s commissioners zra',
  sra: 'sra solicitors',
  authority: 'authority office services',
  protection: 'protection',
  phone:
    'tel telephone phone call fax mobile mob whatsapp helpline freephone text sms t f m p ph contact dial ring hotline switchboard',
  foreign: '',
  form: 'ltd limited plc llp cic cyf ccc',
  other:
    'hmrc aml utr tax paye eori duns isbn issn order invoice account accounts acc sort iban swift bic policy licence license permit ' +
    'membership member ofsted urn cqc gphc gmc gdc nmc rcvs bacp hcpc arla naea propertymark tpo prs safeagent rics atol abta iata ' +
    'abtot weee gas safe niceic napit elecsa trustmark checkatrade constructionline chas trade mark trademark trademarks patent ukas ' +
    'iso bs sia dvla vehicle operator operator’s waste carrier carriers nhbc ppl ofcom ofgem gambling commission postcode product item ' +
    'model sku grid map page section clause article version date price total cas serial batch case claim customer booking tracking ' +
    'nmls ukprn ukpr ucas dbs passport insurance apprenticeship awrs epr packaging beis ukef eidas lei fein ein cert certificate ' +
    'mtd nino chapter job vacancy event ticket session room flat unit suite lot design copyright tid mid',
};

const BY_WORD: ReadonlyMap<string, WordClass> = new Map(
  // Later classes give way to earlier ones only where a word stands in both; the order here is the order of trust.
  (
    [
      'filler',
      'form',
      'other',
      'phone',
      'authority',
      'protection',
      'sra',
      'ico',
      'fca',
      'vat',
      'charity',
      'society',
      'registered',
      'number',
      'company',
      'place',
    ] as const
  ).flatMap((name) =>
    CLASSES[name]
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, name] as const),
  ),
);

export function classOfWord(lowerCaseWord: string): WordClass | null {
  return BY_WORD.get(lowerCaseWord) ?? null;
}
