import type { RegisteredCompany } from '../../../../src/modules/resolution/match/register-lookup.ts';
import { drawAddress, type Nation } from '../../../../src/sandbox/world/places.ts';
import { createRandom, type Random } from '../../../../src/sandbox/world/random.ts';
import { nameKey } from '../../../../src/shared/companies/company-name.ts';
import { type CompanyKind, KINDS, NUMBER_RANGES, type PostalAddress, type SiteCompany } from './company.ts';
import { drawBase } from './names.ts';
import { TRADES, type Trade } from './trades.ts';

export interface CompanyOptions {
  kind?: CompanyKind;
  /** Its name without the legal form; a unique one is drawn where none is given. */
  base?: string;
  /** As the register writes the legal form. */
  suffix?: string;
  number?: string;
  trade?: Trade;
  nation?: Nation;
  address?: PostalAddress;
  previousNames?: string[];
  status?: string;
  incorporatedOn?: string;
  /** Whether others of the register begin with the same word, as they mostly do. */
  neighbours?: boolean;
}

export type World = ReturnType<typeof createWorld>;

/** A register that grows with the sites: planning a site adds the companies it needs. */
export function createWorld() {
  const byNumber = new Map<string, RegisteredCompany>();
  const nameKeys = new Set<string>();

  function company(random: Random, options: CompanyOptions = {}): SiteCompany {
    const kind = options.kind ?? 'ltd';
    const form = KINDS[kind];
    const trade = options.trade ?? random.pick(TRADES);
    const base = options.base ?? freshBase(random, trade, kind);
    nameKeys.add(nameKey(base));
    const suffix = options.suffix ?? random.pick(form.suffixes);
    const address = options.address ?? drawPostalAddress(random, options.nation ?? form.nation);
    const number = options.number ?? freshNumber(random, kind);
    const made: SiteCompany = {
      company_number: number,
      company_name: `${base} ${suffix}`.trim().toUpperCase(),
      company_status: options.status ?? (random.chance(0.03) ? 'liquidation' : 'active'),
      company_type: form.type,
      registered_postcode: address.postcode,
      registered_address: oneLine(address),
      incorporated_on: options.incorporatedOn ?? drawDay(random),
      sic_codes: [],
      previous_names: options.previousNames ?? [],
      kind,
      base,
      styled: `${base} ${styledSuffix(random, suffix, form.styled)}`.trim(),
      brand: brandOf(base),
      address,
      trade,
    };
    byNumber.set(number, made);
    if (options.neighbours ?? random.chance(0.5)) addNeighbours(random, made);
    return made;
  }

  /** Companies whose names begin alike and go on otherwise. */
  function addNeighbours(random: Random, { brand, trade }: SiteCompany): void {
    const first = brand.split(' ').find((word) => word.length > 3) ?? brand;
    for (let i = random.int(1, 3); i > 0; i--) {
      const other = random.pick(TRADES.filter(({ words }) => words !== trade.words));
      const base = `${first} ${other.words}`;
      if (!nameKeys.has(nameKey(base))) company(random, { base, trade: other, neighbours: false });
    }
  }

  function freshBase(random: Random, trade: Trade, kind: CompanyKind): string {
    for (;;) {
      const base = drawBase(random, trade, kind);
      if (!nameKeys.has(nameKey(base))) return base;
    }
  }

  function freshNumber(random: Random, kind: CompanyKind): string {
    for (;;) {
      const number = drawNumber(random, kind);
      if (!byNumber.has(number)) return number;
    }
  }

  return {
    company,
    address: (random: Random, nation?: Nation) => drawPostalAddress(random, nation),
    /** A number of this kind that no company has. */
    unusedNumber: freshNumber,
    isTaken: (number: string) => byNumber.has(number),
    companies: (): RegisteredCompany[] => [...byNumber.values()],
    /** Adds the many companies that no site is about. */
    addCrowd(count: number, seed: number): void {
      const random = createRandom(seed, 'crowd');
      const kinds: CompanyKind[] = [
        'scottish',
        'northern_irish',
        'llp',
        'plc',
        'cic',
        'guarantee',
        'cio',
        'society',
      ];
      for (let i = 0; i < count; i++) {
        const kind = random.chance(0.8) ? 'ltd' : random.pick(kinds);
        const renamed = random.chance(0.11);
        company(random, {
          kind,
          neighbours: random.chance(0.1),
          ...(renamed && {
            previousNames: [`${drawBase(random, random.pick(TRADES), kind)} LIMITED`.toUpperCase()],
          }),
          ...(random.chance(0.04) && { status: 'dissolved' }),
        });
      }
    },
  };
}

/** The name that people use for it: no brackets, no "The" in the logo. */
function brandOf(base: string): string {
  return base.replace(/ \([^)]*\)/, '').replace(/^The /, '');
}

function styledSuffix(random: Random, suffix: string, styled: string[]): string {
  if (suffix === '') return '';
  if (suffix.startsWith('CYF')) return random.pick(['Cyf', 'Cyf.', 'Cyfyngedig', 'Ltd']);
  const own = styled.filter((form) => form !== '' && form !== 'Cyf');
  return random.pick(own);
}

function drawNumber(random: Random, kind: CompanyKind): string {
  const { prefix, digits, ending } = KINDS[kind];
  const [least, most] = random.weighted(NUMBER_RANGES[prefix] ?? []);
  return prefix + String(random.int(least, most)).padStart(digits, '0') + ending;
}

function drawDay(random: Random): string {
  const year = random.int(1975, 2025);
  return `${year}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
}

function drawPostalAddress(random: Random, nation: Nation | undefined): PostalAddress {
  const where =
    nation ??
    random.weighted<Nation>([
      ['England', 92],
      ['Wales', 8],
    ]);
  const drawn = drawAddress(random, { nation: where });
  return {
    lines: [drawn.address_line_1, drawn.address_line_2].filter((line) => line !== undefined),
    town: drawn.locality ?? '',
    county: drawn.region,
    postcode: drawn.postal_code ?? '',
    nation: where,
  };
}

export function oneLine({ lines, town, county, postcode }: PostalAddress): string {
  return [...lines, town, ...(county ? [county] : []), postcode].join(', ');
}
