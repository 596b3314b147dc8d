import { type Clock, DAY_MS } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import type { ReceiptPayload, ReceiptQuote } from '../../shared/receipt.ts';
import type { Register } from '../register/index.ts';
import type { PastAnswer, PastAnswers, Questions } from '../resolution/index.ts';
import { type ReceiptKeys, signPayload } from './receipt-keys.ts';

interface SignDeps {
  clock: Clock;
  keys: Pick<ReceiptKeys, 'signingKey'>;
  questions: Pick<Questions, 'parseDomain'>;
  pastAnswers: Pick<PastAnswers, 'findLast'>;
  register: Pick<Register, 'state'>;
  baseUrl: string;
}

/** How long after an answer its receipt can be requested. */
const GIVEN_MS_MAX = 30 * DAY_MS;

/** Signs the account's last answer for the domain. Throws `invalid_domain` and `receipt_not_found`. */
export async function signReceipt(deps: SignDeps, accountId: string, domain: string) {
  const { questions, register, baseUrl } = deps;
  const madeAt = deps.clock.now();
  const since = new Date(madeAt.getTime() - GIVEN_MS_MAX);
  const given = await deps.pastAnswers.findLast(accountId, questions.parseDomain(domain), since);
  if (!given) throw receiptNotFound();
  const [state, key] = await Promise.all([register.state(), deps.keys.signingKey()]);
  const payload = payloadOf(given, { registerDate: state.as_of, baseUrl, now: madeAt });
  return { given, madeAt, payload, receipt: await signPayload(payload, key) };
}

function receiptNotFound(): Problem {
  return new Problem(
    'receipt_not_found',
    'Your account was given no result of this domain in the last 30 days; resolve it first.',
  );
}

interface PayloadContext {
  registerDate: string | null;
  baseUrl: string;
  now: Date;
}

/** The content of a receipt: the answer as it reads now, with the company's current record. */
function payloadOf(
  { answer, quotes, modelVersion }: PastAnswer,
  { registerDate, baseUrl, now }: PayloadContext,
): ReceiptPayload {
  const { company } = answer;
  return {
    version: 1,
    iss: baseUrl,
    iat: Math.floor(now.getTime() / 1000),
    domain: answer.input_domain,
    verdict: {
      match_status: answer.match_status,
      match_confidence: answer.match_confidence,
      explanation: answer.explanation,
    },
    company: company && {
      company_number: company.company_number,
      company_name: company.company_name,
      company_status: company.company_status,
      registered_postcode: company.registered_postcode,
    },
    disclosures: answer.disclosures,
    quotes: quotes.map(({ item, offsets: [start, end] = [null, null] }): ReceiptQuote => {
      const { kind, value, supports, quote, page_url, page_sha256, captured_at } = item;
      return { kind, value, supports, quote, page_url, page_sha256, start, end, captured_at };
    }),
    resolved_at: answer.resolved_at,
    register_date: answer.as_of ?? registerDate,
    model_version: modelVersion,
  };
}
