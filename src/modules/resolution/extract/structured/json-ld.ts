import { anyOf } from '../../../../shared/join-patterns.ts';
import { storableText } from '../../../../shared/storable-text.ts';

/** Organisations described in JSON-LD, as flat facts. */
export interface StructuredFact {
  property: string;
  value: string;
  role: Role;
}

/** The relation of the organisation to the site. */
type Role = 'operator' | 'group' | 'third_party';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const ORGANISATION = anyOf(
  /organization|corporation|business|store|shop|company|agency|agent|service$|restaurant|hotel|ngo|airline|attorney/i,
  /dentist|physician|contractor|plumber|electrician|dealer|brand|school|university|library|church|bakery|cafe|gym|salon/i,
  /office/i,
);
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const OWN = words(
  'publisher copyrightholder sourceorganization mainentity about provider seller owner founder location department',
);
const GROUP = words('parentorganization suborganization memberof ownedby parent');
const PROPERTIES = words(
  'name legalname alternatename vatid taxid leicode email companyregistrationnumber companynumber registrationnumber crn url sameas',
);
const NODES_MAX = 2000;
const DEPTH_MAX = 12;
const VALUE_MAX = 200;
/** Comments and sections around the script. */
const WRAPPING = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g;

export function readJsonLd(scripts: readonly string[]): StructuredFact[] {
  const facts: StructuredFact[] = [];
  let nodes = 0;
  const visit = (value: Json | undefined, role: Role, depth: number): void => {
    if (depth > DEPTH_MAX || value === null || typeof value !== 'object' || ++nodes > NODES_MAX) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, role, depth + 1);
      return;
    }
    const isOrganisation = asList(value['@type']).some((type) => ORGANISATION.test(String(type)));
    if (isOrganisation || 'legalName' in value)
      for (const [property, stated] of statementsOf(value)) {
        const text = typeof stated === 'number' ? String(stated) : stated;
        if (typeof text === 'string' && text.trim() !== '' && text.length <= VALUE_MAX)
          facts.push({ property, value: storableText(text).replace(/\s+/g, ' ').trim(), role });
      }
    for (const [key, child] of Object.entries(value))
      if (!isOrganisation || (key !== 'address' && key !== 'identifier'))
        visit(child, roleBelow(key, role), depth + 1);
  };
  for (const script of scripts) {
    const json = script.replace(WRAPPING, '').trim();
    // The second attempt mends what pages get wrong most: raw line breaks and trailing commas.
    visit(
      parse(json) ?? parse(json.replace(/\p{Cc}+/gu, ' ').replace(/,\s*([}\]])|;\s*$/g, '$1')),
      'operator',
      0,
    );
  }
  return facts;
}

function parse(json: string): Json | undefined {
  try {
    return JSON.parse(json) as Json;
  } catch {
    return undefined;
  }
}

/** The statements of a node about the organisation; only texts and numbers count. */
function* statementsOf(node: JsonObject): Generator<[property: string, value: Json | undefined]> {
  for (const [key, value] of Object.entries(node))
    if (PROPERTIES.has(key.toLowerCase())) for (const item of asList(value)) yield [key.toLowerCase(), item];
  for (const address of asList(node.address)) {
    const { postalCode, addressCountry: country } = asObject(address);
    yield ['address', address];
    yield ['postalcode', postalCode];
    yield ['addresscountry', asObject(country).name ?? country];
  }
  for (const identifier of asList(node.identifier)) {
    const { propertyID, name, value } = asObject(identifier);
    const label = propertyID ?? name;
    yield ['identifier', identifier];
    yield [`identifier ${typeof label === 'string' ? label : ''}`.trim(), value];
  }
}

function roleBelow(key: string, role: Role): Role {
  const lower = key.toLowerCase();
  if (GROUP.has(lower)) return 'group';
  return lower === '@graph' || OWN.has(lower) ? role : 'third_party';
}

function asList(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function asObject(value: Json | undefined): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}
