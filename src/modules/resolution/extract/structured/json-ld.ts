import { storableText } from '../../../../shared/storable-text.ts';

/** Organisations described in JSON-LD, as flat facts. */
export interface StructuredFact {
  property: string;
  value: string;
  role: 'operator' | 'group' | 'third_party';
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const ORGANISATION =
  /organization|corporation|business|store|shop|company|agency|agent|service$|restaurant|hotel|ngo|airline|attorney|dentist|physician|contractor|plumber|electrician|dealer|brand|school|university|library|church|bakery|cafe|gym|salon|office/i;
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

export function readJsonLd(scripts: readonly string[]): StructuredFact[] {
  const reader = new JsonLdReader();
  for (const script of scripts) {
    const parsed = parse(script);
    if (parsed !== undefined) reader.visit(parsed, 'operator', 0);
  }
  return reader.facts;
}

function parse(script: string): Json | undefined {
  const cleaned = script
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g, '')
    .trim();
  // The second attempt mends what pages get wrong most: raw line breaks and trailing commas.
  const mended = cleaned.replace(/\p{Cc}+/gu, ' ').replace(/,\s*([}\]])|;\s*$/g, '$1');
  for (const attempt of [cleaned, mended]) {
    try {
      return JSON.parse(attempt) as Json;
    } catch {}
  }
  return undefined;
}

class JsonLdReader {
  readonly facts: StructuredFact[] = [];
  private nodes = 0;

  visit(value: Json, role: StructuredFact['role'], depth: number): void {
    if (depth > DEPTH_MAX || value === null || typeof value !== 'object' || ++this.nodes > NODES_MAX) return;
    if (Array.isArray(value)) {
      for (const item of value) this.visit(item, role, depth + 1);
      return;
    }
    const isOrganisation = asList(value['@type']).some((type) => ORGANISATION.test(String(type)));
    if (isOrganisation || 'legalName' in value) this.readOrganisation(value, role);
    for (const [key, child] of Object.entries(value)) {
      if (isOrganisation && (key === 'address' || key === 'identifier')) continue;
      if (child !== null && typeof child === 'object') this.visit(child, roleBelow(key, role), depth + 1);
    }
  }

  private readOrganisation(node: JsonObject, role: StructuredFact['role']): void {
    const add = (property: string, value: Json | undefined): void => {
      const text = typeof value === 'number' ? String(value) : value;
      if (typeof text === 'string' && text.trim() !== '' && text.length <= 200)
        this.facts.push({ property, value: storableText(text).replace(/\s+/g, ' ').trim(), role });
    };
    for (const [key, value] of Object.entries(node)) {
      const lower = key.toLowerCase();
      if (!PROPERTIES.has(lower)) continue;
      for (const item of asList(value)) add(lower, item);
    }
    for (const address of asList(node.address)) {
      if (isObject(address)) {
        add('postalcode', address.postalCode);
        const country = address.addressCountry;
        add('addresscountry', isObject(country) ? country.name : country);
      } else add('address', address);
    }
    for (const identifier of asList(node.identifier)) {
      if (isObject(identifier)) {
        const label = identifier.propertyID ?? identifier.name;
        add(`identifier ${typeof label === 'string' ? label : ''}`.trim(), identifier.value);
      } else add('identifier', identifier);
    }
  }
}

function roleBelow(key: string, role: StructuredFact['role']): StructuredFact['role'] {
  const lower = key.toLowerCase();
  if (GROUP.has(lower)) return 'group';
  return lower === '@graph' || OWN.has(lower) ? role : 'third_party';
}

function asList(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
