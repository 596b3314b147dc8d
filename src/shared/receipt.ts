import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';

/** The content of a receipt: who runs a website, and the words on its pages that say so. */
export interface ReceiptPayload {
  version: 1;
  /** The service that issued it. */
  iss: string;
  /** When, in seconds since 1970. */
  iat: number;
  domain: string;
  verdict: { match_status: string; match_confidence: number | null; explanation: string };
  /** As the register had it on `register_date`. */
  company: ReceiptCompany | null;
  /**
   * The particulars of the company on its website, against that record. Absent in receipts from before they
   * were signed.
   */
  disclosures?: ReceiptDisclosures | null;
  quotes: ReceiptQuote[];
  /** When the website was read. */
  resolved_at: string;
  /** The day of the register; null while nothing is imported. */
  register_date: string | null;
  model_version: string;
}

interface ReceiptCompany {
  company_number: string;
  company_name: string;
  company_status: string;
  registered_postcode: string | null;
}

interface ReceiptDisclosures {
  legal_form: string;
  complete: boolean;
  items: {
    item: string;
    status: string;
    quote: string | null;
    page_url: string | null;
    regulation: string;
  }[];
}

export interface ReceiptQuote {
  kind: string;
  value: string;
  /** The number of the company that it supports; null for an organisation that is not on the UK register. */
  supports: string | null;
  quote: string;
  page_url: string;
  /** Lower-case hex SHA-256 of the page's bytes, as they were fetched. */
  page_sha256: string;
  /** The position of the quote in the text of the page; null in older results, which lack it. */
  start: number | null;
  end: number | null;
  captured_at: string;
}

export interface KeySet {
  keys: JWK[];
}

type ReceiptCheck = { valid: true; payload: ReceiptPayload } | { valid: false; reason: string };

export const RECEIPT_ALGORITHM = 'EdDSA';
export const RECEIPT_TYPE = 'domesday-receipt+jws';

/** Whether a receipt is as the service issued it. Needs nothing but the key set. */
export async function verifyReceipt(receipt: string, keySet: KeySet): Promise<ReceiptCheck> {
  const parts = receipt.split('.');
  if (parts.length !== 3 || !parts.every(isBase64Url)) {
    return refused('This is no receipt: it is not three parts of base64url, or a part of it is missing.');
  }
  const header = headerOf(receipt);
  if (!header) return refused('This is no receipt: its header cannot be read.');
  if (header.alg !== RECEIPT_ALGORITHM || header.typ !== RECEIPT_TYPE) {
    return refused(`This is no receipt: its header must say ${RECEIPT_ALGORITHM} and ${RECEIPT_TYPE}.`);
  }
  const key = keySet.keys.find(({ kid }) => kid !== undefined && kid === header.kid);
  if (!key) return refused('It was signed by a key that is not in the key set.');
  try {
    const { payload } = await compactVerify(receipt, await importJWK(key, RECEIPT_ALGORITHM), {
      algorithms: [RECEIPT_ALGORITHM],
    });
    return readPayload(new TextDecoder().decode(payload));
  } catch {
    return refused('The signature does not fit: the receipt was altered, cut off or forged.');
  }
}

/** When a receipt that was verified was issued. */
export function issuedAt({ iat }: ReceiptPayload): string {
  return new Date(iat * 1000).toISOString();
}

/**
 * The one spelling of some bytes. Another, with other unused bits, would be an altered receipt that passes.
 */
function isBase64Url(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function headerOf(receipt: string) {
  try {
    return decodeProtectedHeader(receipt);
  } catch {
    return undefined;
  }
}

/** Signed by us, so its shape is ours, except that a newer program may have written it. */
function readPayload(text: string): ReceiptCheck {
  const payload = JSON.parse(text) as ReceiptPayload;
  if (payload.version === 1) return { valid: true, payload };
  return refused(`It has version ${payload.version}, which this program does not know; use a newer one.`);
}

function refused(reason: string): ReceiptCheck {
  return { valid: false, reason };
}
