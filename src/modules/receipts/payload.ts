import type { ReceiptCompany, ReceiptPayload, ReceiptQuote } from '../../shared/receipt.ts';
import { type KnownCompany, presentCompany } from '../register/index.ts';
import type { StoredResult } from '../resolution/index.ts';

export interface PayloadContext {
  /** Undefined: no match, or the company has left the register. */
  company: KnownCompany | undefined;
  registerDate: string | null;
  baseUrl: string;
  now: Date;
}

/** What the receipt of a result says. */
export function payloadOf(
  { domain, verdict, resolved_at }: StoredResult,
  { company, registerDate, baseUrl, now }: PayloadContext,
): ReceiptPayload {
  const quotes: ReceiptQuote[] = verdict.evidence.map((evidence, index) => {
    const [start, end] = verdict.quote_offsets[index] ?? [null, null];
    const { kind, value, supports, quote, page_url, page_sha256, captured_at } = evidence;
    return { kind, value, supports, quote, page_url, page_sha256, start, end, captured_at };
  });
  return {
    version: 1,
    iss: baseUrl,
    iat: Math.floor(now.getTime() / 1000),
    domain,
    verdict: {
      match_status: verdict.match_status,
      match_confidence: verdict.match_confidence,
      explanation: verdict.explanation,
    },
    company: company ? present(company, now) : null,
    quotes,
    resolved_at: resolved_at.toISOString(),
    register_date: registerDate,
    model_version: verdict.model_version,
  };
}

function present({ record, detail }: KnownCompany, now: Date): ReceiptCompany {
  const company = presentCompany(record, detail, now);
  return {
    company_number: company.company_number,
    company_name: company.company_name,
    company_status: company.company_status,
    registered_postcode: company.registered_postcode,
  };
}
