import type { Slots } from './pattern.ts';

/** Lists of words that several phrases share. What is between slashes is a regular expression as it is. */
export const SLOTS: Slots = {
  brand: 'BRAND',
  site: '(website|web site|site|{brand}|shop|store|com|co.uk|platform|app)',
  place:
    '(branch|business|clinic|club|franchise|hotel|nursery|practice|restaurant|salon|school|studio|venue)',
  run: '(operated|owned|run|managed|published|maintained|provided|controlled|administered|made)',
  runToo: '[,] (and|&|or|and/or) (operated|owned|run|managed|maintained|published|controlled|administered)',
  trading: '(trading|trade) (name|style|title|division|arm)[s]',
  tradesAs:
    '(t/a|t/as|trading as|trades as|trading under|which trades|operating as|doing business|trading name[s]|under the (name|brand))',
  usedBy: '(of|for|owned by|used by)',
  party:
    '(we|us|our|ourselves|company|seller|supplier|the firm|controller|owner|licensor|provider|operator|promoter|the site|website)',
  /** "we", "us" and "our": what may follow the first of them. */
  pronouns: '/["\'”’)]*,?\\s*(?:and |or |[,/"\'“‘’”\\s]|\\b(?:we|us|our|ours)\\b)*\\s*/',
  trader:
    '(trader|seller|merchant|retailer|operator|promoter|publisher|proprietor|service provider|company|legal entity|contracting (party|entity)|[data] controller|[business] owner|licensor)',
  defined:
    '(we|us|our|ourselves|seller|supplier|firm|controller|owner|licensor|provider|operator|promoter|publisher|trader|merchant|retailer|vendor|club|school|trust|agency|agent|practice|business|website)',
  thing:
    '(software|image[s]|illustration[s]|photo[s]|photograph[s]|photography|picture[s]|video[s]|map[s]|theme|template|design|icons|data)',
  handled:
    '(payment[s]|card[s]|transaction[s]|order[s]|parcel[s]|goods|deliver*|data|e-mail[s]|email[s]|booking[s]|shipp*|hosting|hosted|backup[s]|stored|collected|handled|fulfil*|processed|sent|claims|finance|credit|insurance|reviews|feedback|software|ticket[s]|infrastructure)',
  service:
    '(lottery|service|booking|payment|card|account|scheme|finance|insurance|cover|polic(y|ies)|register|list|competition|game|delivery|goods|product)[s]',
  helper:
    '(provider|partner|supplier|agent|lender|insurer|broker|accountant|solicitor|landlord|processor|developer|agency|manufacturer|host|bank|courier|contractor|administrator|issuer|underwriter|officer|adviser|advisor|auditor|franchisor|reseller|redress scheme|ombudsman)[s]',
  trade:
    '(accountant[s]|architect[s]|auditor[s]|banker[s]|builder[s]|caterer[s]|contractor[s]|courier[s]|design[er][s]|developer[s]|host[ing]|insurer[s]|landlord[s]|lender[s]|payroll|photograph*|print*|[sub-]processor[s]|software|solicitor[s]|sponsor[s]|webmaster)',
  /** "our packager": a doer, apart from those that a company may be to its own site. */
  doer: '/(?!\\w*(?:controller|owner|operator|member|number|register|letter|order))\\w{3,}(?:er|or|ist)s?/',
  representative:
    '(representative|agent|franchisee|licensee|member|dealer|distributor|introducer)[s] (of|for)',
  maker:
    '(website|web site|site|design[ed]|built|developed|development|hosted|hosting|powered|crafted|made|theme|photograph*|marketing|SEO|created)',
  notApproved: '(endorsed|affiliated|associated|connected|sponsored|approved)',
  doneBy: '(operated|owned|run|managed|provided|administered|issued|handled|underwritten|supplied)',
  actor:
    '(lender|insurer|underwriter|franchisor|reseller|processor|carrier|broker|administrator|manufacturer|landlord)',
  inRole:
    '(processor|sub-processor|subprocessor|carrier|underwriter|payment (institution|processor)|insurer|host|courier|supplier|broker|lender)',
  customer: '(customer|client|agent|partner|introducer|member|licensee|retailer)[s]',
  introducer: '(appointed representative|agent|introducer|licensee|reseller|distributor|intermediary)',
  title: '/(?:Mr|Mrs|Ms|Miss|Dr)\\.? /',
  /** Two or three capitalised words, and nothing after them that would make a firm of them. */
  person:
    '/\\p{Lu}(?:\\p{Ll}+|\\.?) (?:(?!Limited|Ltd)\\p{Lu}[\\p{Ll}.]* )?(?!Limited|Ltd|Group|Holdings|Company|Trust)\\p{Lu}\\p{Ll}+/',
  noLegalForm: '/(?![\\p{L}\\d&’-]| (?:\\p{Lu}|[Aa]nd\\b|&|plc\\b))/',
  digit: '/\\d/',
  inBracket: '/[^)¶]{0,60}/',
  copyright: '/(?:©|\\(c\\)|\\bcopyright\\b|\\bhawlfraint\\b)/',
  years: '/[\\s\\d,–-]*/',
  year: '/(?:19|20)\\d\\d/',
  relative: '(subsidiar(y|ies)|sister compan(y|ies)|parent company|trading (arm|company))',
  /** Up to ninety characters, in which "no." does not end the sentence. */
  ninety: '/(?:[^.¶]|\\bno\\.){0,90}?/',
  town: '/[^,.]{3,40}/',
  bullet: '/[•·*–;,-]\\s*/',
  spaces: '/\\s*/',
  bracketed: '/\\([^)¶]{1,60}\\)/',
  /** An opening bracket or quotation mark, one that closes, and the end of an item of a list. */
  open: '/[("“‘\']/',
  close: '/[)"”’\']/',
  quotes: '/["”’\')]*/',
  /** Inside a bracket, a few words at most. */
  within: '/[^.)¶]{0,40}?/',
  itemEnd: '/[),]/',
  /** The beginning of the text, of a block, of a sentence or of an item. */
  start: '/(?:^|[¶.:;|–-]\\s*)/',
  blockStart: '/(?:^|¶)\\s*/',
  clerk: '[the] (data protection officer|customer service[s]|manager|secretary)',
  item: '/\\d+\\.\\s*/',
  /** A colon, a comma and new lines, as before the name in an address. */
  newLines: '/\\s*[:,-]?\\s*(?:¶\\s*)*/',
  capitals: '/(?:^|[\\s.;(“"\'])(?!BRAND|UK|US|WE)\\p{Lu}{2,6}["”\']?\\s*/',
};
