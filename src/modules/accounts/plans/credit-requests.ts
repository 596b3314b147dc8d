import { enqueueJob } from '../../../platform/job-queue/index.ts';
import { MAIL_ATTEMPTS_MAX, type Mailer } from '../../../platform/mailer.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import { type RateLimiter, rateLimited } from '../../../platform/rate-limit/index.ts';
import type { PlanName } from '../../../shared/plans.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Caller } from '../account.ts';
import { noticeMail } from '../account-mails.ts';

interface CreditRequestDeps {
  db: Database;
  mailer: Mailer;
  audit: RecordAudit;
  operatorEmail: string;
  /** Counts per account; undefined if throttling is off. */
  creditRequestLimit: RateLimiter | undefined;
}

export const CREDIT_REQUEST_TASK = 'send_credit_request_mail';
export const CREDIT_REQUEST_LIMIT = { name: 'credit_request', limit: 5, windowSeconds: 86_400 } as const;

export interface CreditRequest {
  credits: number | null;
  plan: PlanName | null;
  message: string | null;
}

/** A request as stored in the queue. */
export interface CreditRequestPayload extends CreditRequest {
  /** The address of the person who asks; for a key, the address of the account's first owner. */
  email: string;
  balance: number;
  current_plan: string;
}

/**
 * Mails by which accounts ask the operator for credits or another plan. They grant nothing: the operator
 * decides.
 */
export function createCreditRequests(deps: CreditRequestDeps) {
  return {
    /** Throws `rate_limited`. */
    async request({ account, actor }: Caller, asked: CreditRequest, address: string): Promise<void> {
      const rate = await deps.creditRequestLimit?.consume(account.id);
      if (rate && !rate.allowed) throw rateLimited(rate, 'Too many requests for credits within a day');
      const payload: CreditRequestPayload = {
        ...asked,
        email: account.email,
        balance: account.credit_balance,
        current_plan: account.plan,
      };
      await deps.db.transaction(async (tx) => {
        await enqueueJob(tx, {
          task: CREDIT_REQUEST_TASK,
          payload: { ...payload },
          attemptsMax: MAIL_ATTEMPTS_MAX,
        });
        const { credits, plan } = asked;
        await deps.audit(tx, account.id, {
          kind: 'credits_requested',
          actor,
          address,
          detail: { ...(credits !== null && { credits }), ...(plan !== null && { plan }) },
        });
      });
    },

    send: (payload: CreditRequestPayload) =>
      deps.mailer.send({ to: deps.operatorEmail, ...creditRequestMail(payload) }),
  };
}

/** The mail contains the commands that grant what the account asks for. */
function creditRequestMail(request: CreditRequestPayload) {
  const { email, credits, plan, message, balance, current_plan: current } = request;
  const commands = [
    ...(credits === null ? [] : [`domesday account grant ${shellWord(email)} ${credits}`]),
    ...(plan === null ? [] : [`domesday account plan ${shellWord(email)} ${plan}`]),
  ];
  const wanted = [
    ...(credits === null ? [] : [`${credits} credits`]),
    ...(plan === null ? [] : [`the plan ${plan}`]),
  ].join(' and ');
  return noticeMail({
    subject: `${email} asks for ${wanted}`,
    heading: 'Request for credits',
    before: `${email} asks for ${wanted}. The account is on the plan ${current} and has a balance of ${balance} credits.${
      message === null ? '' : ` They write: “${message}”`
    }`,
    button: `Reply to ${email}`,
    link: `mailto:${encodeURI(email)}`,
    after: `Nothing was granted yet. To grant it, run: ${commands.join('; ')}`,
  });
}

/** Quotes a text for a shell: operators copy the command, and people choose their own addresses. */
function shellWord(text: string): string {
  return /^[\w@.+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
