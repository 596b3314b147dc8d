import { weighted } from './random.ts';

/** The wording of the snapshot, in the proportions of the real one. */
interface Kind {
  category: string;
  prefix: string;
  /** How many in a thousand companies. */
  share: number;
}

const LTD = 'Private Limited Company';
const GUARANTEE = 'PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)';
const EXEMPT = "PRI/LBG/NSC (Private, Limited by guarantee, no share capital, use of 'Limited' exemption)";

const KINDS: Kind[] = [
  { category: LTD, prefix: '', share: 845 },
  { category: LTD, prefix: 'SC', share: 47 },
  { category: LTD, prefix: 'NI', share: 12 },
  { category: GUARANTEE, prefix: '', share: 23 },
  { category: GUARANTEE, prefix: 'SC', share: 3 },
  { category: EXEMPT, prefix: '', share: 12 },
  { category: 'Limited Partnership', prefix: 'LP', share: 5 },
  { category: 'Limited Partnership', prefix: 'SL', share: 7 },
  { category: 'Limited Liability Partnership', prefix: 'OC', share: 8 },
  { category: 'Limited Liability Partnership', prefix: 'SO', share: 1 },
  { category: 'Community Interest Company', prefix: '', share: 7 },
  { category: 'Charitable Incorporated Organisation', prefix: 'CE', share: 6 },
  { category: 'Scottish Charitable Incorporated Organisation', prefix: 'CS', share: 3 },
  { category: 'Registered Society', prefix: 'RS', share: 2 },
  { category: 'Registered Society', prefix: 'IP', share: 4 },
  { category: 'Other company type', prefix: 'FC', share: 4 },
  { category: 'Overseas Entity', prefix: 'OE', share: 5 },
  { category: 'Royal Charter Company', prefix: 'RC', share: 1 },
  { category: 'Public Limited Company', prefix: '', share: 2 },
  { category: 'Private Unlimited Company', prefix: '', share: 1 },
  { category: 'Private Unlimited Company', prefix: 'NI', share: 1 },
  { category: 'Investment Company with Variable Capital', prefix: 'IC', share: 1 },
];

export interface Place {
  kind: Kind;
  /**
   * Together they make numbers unique: the company's place among those with its prefix, and the share of the
   * prefix in a thousand.
   */
  prefixShare: number;
  placeInPrefix: number;
}

/** A thousand rows hold each kind as often as its share says. */
export const THOUSAND: Place[] = makeThousand();

function makeThousand(): Place[] {
  const shareOf = (prefix: string) =>
    KINDS.filter((kind) => kind.prefix === prefix).reduce((sum, kind) => sum + kind.share, 0);
  const seen = new Map<string, number>();
  return KINDS.flatMap((kind) => new Array<Kind>(kind.share).fill(kind)).map((kind) => {
    const placeInPrefix = seen.get(kind.prefix) ?? 0;
    seen.set(kind.prefix, placeInPrefix + 1);
    return { kind, placeInPrefix, prefixShare: shareOf(kind.prefix) };
  });
}

export const STATUSES = weighted([
  ['Active', 9344],
  ['Active - Proposal to Strike off', 421],
  ['Liquidation', 218],
  ['In Administration', 9],
  ['Live but Receiver Manager on at least one charge', 4],
  ['ADMINISTRATION ORDER', 2],
  ['Voluntary Arrangement', 2],
]);

export const ACCOUNTS = weighted([
  ['MICRO ENTITY', 270],
  ['NO ACCOUNTS FILED', 265],
  ['TOTAL EXEMPTION FULL', 222],
  ['DORMANT', 125],
  ['', 27],
  ['UNAUDITED ABRIDGED', 31],
  ['FULL', 22],
  ['SMALL', 15],
  ['TOTAL EXEMPTION SMALL', 6],
  ['GROUP', 6],
  ['AUDIT EXEMPTION SUBSIDIARY', 2],
  ['AUDITED ABRIDGED', 1],
  ['MEDIUM', 1],
  ['ACCOUNTS TYPE NOT AVAILABLE', 1],
]);

export const COUNTRIES = weighted([
  ['', 356],
  ['ENGLAND', 334],
  ['UNITED KINGDOM', 266],
  ['SCOTLAND', 26],
  ['WALES', 10],
  ['NORTHERN IRELAND', 5],
  ['UNITED STATES', 1],
]);

export const SIC_CODES = weighted([
  ['82990 - Other business support service activities n.e.c.', 266],
  ['None Supplied', 221],
  ['70229 - Management consultancy activities other than financial management', 214],
  ['68209 - Other letting and operating of own or leased real estate', 153],
  ['96090 - Other service activities n.e.c.', 137],
  ['62020 - Information technology consultancy activities', 134],
  ['99999 - Dormant Company', 133],
  ['98000 - Residents property management', 93],
  ['68100 - Buying and selling of own real estate', 92],
  ['41100 - Development of building projects', 86],
  ['74909 - Other professional, scientific and technical activities n.e.c.', 85],
  ['49410 - Freight transport by road', 82],
  ['74990 - Non-trading company', 65],
  ['41202 - Construction of domestic buildings', 62],
  ['68320 - Management of real estate on a fee or contract basis', 58],
  ['47910 - Retail sale via mail order houses or via Internet', 52],
  ['86900 - Other human health activities', 52],
  ['62012 - Business and domestic software development', 50],
  ['69201 - Accounting and auditing activities', 49],
  ['43210 - Electrical installation', 48],
  ['64209 - Activities of other holding companies n.e.c.', 47],
  ['56101 - Licensed restaurants', 45],
  ['96020 - Hairdressing and other beauty treatment', 38],
  ['56103 - Take-away food shops and mobile food stands', 37],
  ['45200 - Maintenance and repair of motor vehicles', 36],
  ['43220 - Plumbing, heat and air-conditioning installation', 31],
  ['56302 - Public houses and bars', 27],
  ['85590 - Other education n.e.c.', 27],
  ['9305 - Other service activities n.e.c.', 4],
]);

const AREAS =
  'W156 N156 EC144 B143 E115 M103 SW95 WC90 G80 HA79 NW75 BN74 LE73 S72 BS70 EH69 BT65 TN64 GU64 SE63 CM59 CV57 SK55 ' +
  'RG55 LS55 SO54 HP54 NG54 KT52 PE50 CF50 SS49 IG47 L47 NN46 RM46 PO45 OX43 AB41 MK41 NR41 SL40 TW40 NE39 WA38 CB38 ' +
  'RH37 BH36 IP36 GL36 DE35 DN34 BD34 ST34 PR33 CR33 DY30 CH30 EN29 DA29 UB29 EX28 BR28 AL28 YO28 LL27 WF27 SG27 BL26 ' +
  'BA25 PL25 LU25 SA25 ME25 WS24 SY24 BB22 ML22 WD22 CW21 CT21 TS20 SN19 SM19 TR19 LA19 NP18 WR18 CO17 DT17 HU16 TA16 ' +
  'HD16 TQ15 WV15 OL15 DL15 FY14 WN14 KA13 CA12 HG12 LN12 DD11 KY11 DH9 HX9 HR9 TF8 PA8 SR8 SP7 IV7 TD7 FK7 DG3 PH1 KW1';

/**
 * Outward codes: areas as often as in the real register, a few crowded districts in each and many quiet ones.
 */
export const OUTWARD_CODES = weighted(
  AREAS.split(' ').flatMap((area) => {
    const letters = area.replace(/\d/g, '');
    const share = Number(area.replace(/\D/g, ''));
    const districts = Math.min(30, 3 + Math.floor(share / 4));
    return Array.from({ length: districts }, (_, index) => {
      const suffix = letters === 'EC' || letters === 'WC' ? 'ANVRY'[index % 5] : '';
      const district = suffix ? 1 + (index % 4) : 1 + index;
      return [`${letters}${district}${suffix}`, share / (index + 1.5)] as const;
    });
  }),
  16_384,
);
