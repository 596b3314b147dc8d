/** Mails about changes of a person's login, so that they notice changes that they did not make. */
import { enqueueJob } from '../../platform/job-queue/index.ts';
import { MAIL_ATTEMPTS_MAX, type Mailer } from '../../platform/mailer.ts';
import type { Database, Queryable } from '../../platform/postgres/index.ts';
import { noticeMail } from './account-mails.ts';
import type { AccountStore } from './accounts.store.ts';

export const SECURITY_MAIL_TASK = 'send_security_mail';

type SecurityNotice =
  | { kind: 'new_sign_in'; device: string; address: string; at: string }
  | { kind: 'api_key_created'; name: string; address: string }
  | { kind: 'second_factor_added' | 'second_factor_removed'; factor: string }
  | { kind: 'recovery_code_used' }
  | { kind: 'account_deleted' };

interface SecurityMail {
  subject: string;
  text: string;
}

/** The text of each mail. Names of devices, keys and passkeys are free text, chosen by their makers. */
function contentOf(notice: SecurityNotice): SecurityMail {
  switch (notice.kind) {
    case 'new_sign_in':
      return {
        subject: 'New sign-in to your account',
        text: `Somebody signed in with ${notice.device} from the network address ${notice.address}, at ${notice.at}. We have not seen this device before.`,
      };
    case 'api_key_created':
      return {
        subject: 'New API key in your account',
        text: `An API key with the name “${notice.name}” was created with your login, from the network address ${notice.address}.`,
      };
    case 'second_factor_added':
      return {
        subject: 'Two-factor sign-in was set up',
        text: `Signing in now also asks for what you set up: ${notice.factor}. Keep the recovery codes where you find them without your device.`,
      };
    case 'second_factor_removed':
      return {
        subject: 'Two-factor sign-in was removed',
        text: `This no longer protects your login: ${notice.factor}.`,
      };
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used',
        text: 'Somebody signed in with one of your recovery codes. It does not work again.',
      };
    case 'account_deleted':
      return {
        subject: 'Your account was deleted',
        text: 'Your Domesday account and its data were deleted, as asked.',
      };
  }
}

export interface SecurityNotices {
  enqueue(db: Queryable, userId: string, notice: SecurityNotice): Promise<void>;
}

export function createSecurityMails(deps: {
  db: Database;
  store: Pick<AccountStore, 'findUserById'>;
  mailer: Mailer;
  siteUrl: string;
}) {
  async function mail(to: string, notice: SecurityNotice): Promise<void> {
    const { subject, text } = contentOf(notice);
    const isGone = notice.kind === 'account_deleted';
    await deps.mailer.send({
      to,
      ...noticeMail({
        subject,
        heading: subject,
        before: text,
        button: isGone ? 'Domesday' : 'Look at your account',
        link: isGone ? deps.siteUrl : `${deps.siteUrl}/account/security`,
        after: isGone
          ? 'If it was not you, tell the operator of this service at once.'
          : 'If it was you, there is nothing to do. If it was not, choose a new password with “Forgot password” on the sign-in page: it ends every session, key, app and invitation of yours in one step.',
      }),
    });
  }

  return {
    notices: {
      async enqueue(db, userId, notice) {
        await enqueueJob(db, {
          task: SECURITY_MAIL_TASK,
          payload: { user_id: userId, notice },
          attemptsMax: MAIL_ATTEMPTS_MAX,
        });
      },
    } satisfies SecurityNotices,
    /** Sends nothing to a person who has left in the meantime. */
    async send({ user_id: userId, email, notice }: SecurityMailPayload): Promise<void> {
      const to =
        email ?? (userId === undefined ? undefined : (await deps.store.findUserById(deps.db, userId))?.email);
      if (to !== undefined) await mail(to, notice);
    },
  };
}

export interface SecurityMailPayload {
  user_id?: string;
  /** The address of a person whose login was deleted. */
  email?: string;
  notice: SecurityNotice;
}
