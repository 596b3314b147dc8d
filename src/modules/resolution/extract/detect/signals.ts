/**
 * One cheap pass over a block that tells which detectors have anything to look for there. Most blocks of most pages
 * give no signal at all, and the patterns of the detectors are never tried on them.
 */
export const SIGNAL = {
  /** A legal form such as Ltd. */
  form: 1,
  /** A word that labels numbers, such as company or VAT. */
  label: 2,
  /** Three digits or more in a row, or in groups. */
  number: 4,
  copyright: 8,
  /** Trading as, trading name, brand, division. */
  trading: 16,
  /** Registered, incorporated, formed. */
  registration: 32,
  /** A word of another country's register. */
  foreign: 64,
  soleTrader: 128,
  mailbox: 256,
  /** A digit with exactly two letters behind it. */
  postcode: 512,
  /** Digits with a letter or a slash behind them, as in numbers of Singapore or South Africa. */
  oddNumber: 1024,
  /** Twenty letters and digits in a row. */
  lei: 2048,
} as const;

/** What must hold besides the word itself: many are ordinary words as well. */
type Condition =
  | 'always'
  /** It begins with a capital: AS, SE, Inc. */
  | 'capital'
  /** A full stop or a slash follows: S.A., A/S, t/a. */
  | 'dotted'
  /** A digit follows, or a space and a digit: BE 0123. */
  | 'digits'
  /** The next word links it to a place or a name: in, under, as, name. */
  | 'linked'
  /** A word for number follows: company number, co. no. */
  | 'numbered';

const WORDS: [signal: number, condition: Condition, words: string][] = [
  [
    SIGNAL.form,
    'always',
    'limited ltd plc llp cic cio scio cyf cyfyngedig dac teoranta gmbh sarl bvba srl llc unlimited activity interest partnership bhd ' +
      'vennootschap cymunedol pty pvt pte',
  ],
  [
    SIGNAL.form,
    'capital',
    'ccc lp teo ulc ug ohg kg ag se sasu sas eurl bv nv slu sl spa sa lda ltda kft oyj oy ab aps asa as oü uab sia eood ehf fze fzco dmcc ' +
      'incorporated inc corporation corp',
  ],
  [SIGNAL.form, 'dotted', 'p l s b n d e k sp z a o c'],
  [
    SIGNAL.label,
    'always',
    'charter company companies co coy cmpny cwmni crn registered registration reg regd regn regs incorporated house charity charities charitable ' +
      'oscr vat taw frn fca fsa conduct ico commissioner commissioner’s sra solicitors rhif elusen elusennol cofrestrwyd gofrestrwyd ' +
      'cofrestredig gofrestredig cofrestru gofrestru partnership society societies protection cn brn chn cro companyno companynumber gst',
  ],
  [SIGNAL.copyright, 'always', 'copyright hawlfraint'],
  [SIGNAL.trading, 'always', 'trading brand brands division divisions dba masnach masnachu tradename'],
  [SIGNAL.trading, 'dotted', 't d'],
  [SIGNAL.trading, 'linked', 'known operating business trade'],
  [SIGNAL.registration, 'linked', 'registered incorporated'],
  [
    SIGNAL.registration,
    'always',
    'regd cofrestrwyd gofrestrwyd cofrestredig gofrestru cofrestru gorffori gorfforwyd',
  ],
  [SIGNAL.registration, 'linked', 'registration established formed organised organized constituted existing'],
  [SIGNAL.registration, 'dotted', 'reg'],
  [SIGNAL.registration, 'numbered', 'company co'],
  [
    SIGNAL.registration,
    'capital',
    'irish jersey guernsey manx german french dutch spanish italian swiss swedish danish norwegian finnish ' +
      'estonian maltese cypriot delaware australian indian singapore hong reg',
  ],
  [
    SIGNAL.foreign,
    'always',
    'hra hrb amtsgericht registergericht handelsregister ustid umsatzsteuer umsatzsteueridentifikationsnummer firmenbuch ' +
      'firmenbuchnummer atu che siren siret rcs kvk kamer btw kbo bce chy fein employer registro iva ' +
      'nipc krs regon orgnr organisasjonsnummer organisationsnummer foretaksregisteret cvr tunnus registrikood registry abn acn ' +
      'nzbn gstin cin uen ontario alberta jersey guernsey manx isle malta maltese cyprus cypriot nicosia limassol cysec tva mwst moms mva alv',
  ],
  [SIGNAL.foreign, 'capital', 'ust cro ein cif nif rea nip org gst rc trade canada british hong'],
  [SIGNAL.foreign, 'dotted', 'r c n a k org'],
  [
    SIGNAL.foreign,
    'digits',
    'nl be ie rt rc rp che de fr es it lu pt pl dk fi cz ee lv lt mt cy ro hu sk gr el bg hr si t u l',
  ],
  [SIGNAL.soleTrader, 'always', 'sole self proprietor prop partnership selfemployed'],
];

/** Signals of a word by the condition they need. */
const BY_WORD = new Map<string, { signal: number; condition: Condition }[]>();
/** The lengths (as bits) of the words that begin with these three letters; indexed by them as 5-bit numbers. */
const LENGTHS = new Uint32Array(32 * 32 * 32);
const LENGTH_MAX = 31;
for (const [signal, condition, words] of WORDS) {
  for (const word of words.split(' ')) {
    BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), { signal, condition }]);
    const beginning = beginningOf(word, 0, word.length);
    LENGTHS[beginning] = (LENGTHS[beginning] ?? 0) | (1 << Math.min(word.length, LENGTH_MAX));
  }
}

function beginningOf(text: string, start: number, length: number): number {
  const second = length > 1 ? text.charCodeAt(start + 1) & 31 : 0;
  const third = length > 2 ? text.charCodeAt(start + 2) & 31 : 0;
  return ((text.charCodeAt(start) & 31) << 10) | (second << 5) | third;
}

export function signalsIn(text: string, start: number, end: number): number {
  let signals = 0;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      const wordEnd = runEnd(text, at, end);
      signals |= wordSignals(text, at, wordEnd);
      at = wordEnd;
    } else if (isDigit(code)) {
      const digitsEnd = numberEnd(text, at, end);
      signals |= numberSignals(text, at, digitsEnd, end);
      at = digitsEnd;
    } else {
      if (code === 64) signals |= SIGNAL.mailbox;
      // "(c)"
      else if (code === 40 && text.charCodeAt(at + 2) === 41 && (text.charCodeAt(at + 1) | 32) === 99)
        signals |= SIGNAL.copyright;
      else if (code === 0xa9) signals |= SIGNAL.copyright;
      at++;
    }
  }
  return signals;
}

function wordSignals(text: string, start: number, end: number): number {
  const length = end - start;
  // Letters that run into digits: SC123456, HRB12345, an LEI.
  let signals = isDigit(text.charCodeAt(end)) ? SIGNAL.oddNumber : 0;
  const lengths = LENGTHS[beginningOf(text, start, length)] ?? 0;
  if ((lengths & (1 << Math.min(length, LENGTH_MAX))) === 0) return signals;
  const meanings = BY_WORD.get(text.slice(start, end).toLowerCase());
  if (!meanings) return signals;
  for (const { signal, condition } of meanings) if (holds(condition, text, start, end)) signals |= signal;
  return signals;
}

function holds(condition: Condition, text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  switch (condition) {
    case 'always':
      return true;
    case 'capital':
      return text.charCodeAt(start) < 97;
    case 'dotted':
      return next === 46 || next === 47 || (next === 41 && text.charCodeAt(start - 1) === 40);
    case 'digits':
      return isDigit(next) || (next === 32 && isDigit(text.charCodeAt(end + 1)));
    case 'numbered':
      return /^[\s.]+(?:registration|reg|no|num)/i.test(text.slice(end, end + 6));
    case 'linked':
      return /^[\s,]+(?:in|at|under|with|and|as|a|by|company|charity|names?|marks?|styles?)\b/i.test(
        text.slice(end, end + 12),
      );
  }
}

function numberSignals(text: string, start: number, digitsEnd: number, end: number): number {
  let signals = digitsEnd - start >= 3 ? SIGNAL.number : 0;
  const next = digitsEnd < end ? text.charCodeAt(digitsEnd) : 0;
  if (isAsciiLetter(next)) {
    signals |= SIGNAL.oddNumber;
    if (isAsciiLetter(text.charCodeAt(digitsEnd + 1)) && !isAsciiLetter(text.charCodeAt(digitsEnd + 2)))
      signals |= SIGNAL.postcode;
    if (digitsEnd - start >= 2) signals |= SIGNAL.lei;
  } else if (next === 47) signals |= SIGNAL.oddNumber;
  if (digitsEnd - start >= 2 && start > 0 && isAsciiLetter(text.charCodeAt(start - 1))) signals |= SIGNAL.lei;
  return signals;
}

function runEnd(text: string, start: number, end: number): number {
  let at = start + 1;
  while (
    at < end &&
    (isLetter(text.charCodeAt(at)) || (text.charCodeAt(at) === 0x2019 && isLetter(text.charCodeAt(at + 1))))
  )
    at++;
  return at;
}

/** Digits with single spaces, dots and dashes between them. */
function numberEnd(text: string, start: number, end: number): number {
  let at = start + 1;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) at++;
    else if (
      (code === 32 || code === 45 || code === 46) &&
      isDigit(text.charCodeAt(at + 1)) &&
      at + 1 < end
    ) {
      // An inward postcode begins a new run: "SW1A 1AA".
      if (isAsciiLetter(text.charCodeAt(at + 2))) return at;
      at += 2;
    } else break;
  }
  return at;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isAsciiLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isLetter = (code: number) => isAsciiLetter(code) || (code >= 0xc0 && code < 0x2000);
