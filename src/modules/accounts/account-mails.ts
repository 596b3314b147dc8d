/**
 * Sends the mails that contain a link. The token is created while the job runs, and only its hash is stored,
 * so a queued mail contains no secret. A retry sends a new token.
 */
import { createHash, randomBytes } from 'node:crypto';
import { enqueueJob } from '../../platform/job-queue/index.ts';
import { MAIL_ATTEMPTS_MAX, type Mailer } from '../../platform/mailer.ts';
import type { Database, Queryable, Transaction } from '../../platform/postgres/index.ts';
import type { Role } from '../../shared/caller.ts';
import { type Clock, HOUR_MS } from '../../shared/clock.ts';
import { escapeHtml } from '../../shared/html.ts';
import type { AccountStore, TokenPurpose } from './accounts.store.ts';

/** The jobs that send the account mails; `accounts.jobs.ts` runs them. */
export const MAIL_TASKS = { verification: 'send_verification_mail', reset: 'send_reset_mail' } as const;

const TOKEN_HOURS: Record<TokenPurpose, number> = { verify_email: 48, reset_password: 1 };

export async function enqueueVerificationMail(tx: Transaction, userId: string): Promise<void> {
  await enqueueJob(tx, {
    task: MAIL_TASKS.verification,
    payload: { user_id: userId },
    // At most one mail waits for a mail server that is down.
    key: `${MAIL_TASKS.verification}:${userId}`,
    attemptsMax: MAIL_ATTEMPTS_MAX,
  });
}

/**
 * Several mails to one address may be queued at once, one per `position`. A new job replaces the waiting job
 * of its position, so that repeated requests do not make the queue grow.
 */
export async function enqueueResetMail(db: Queryable, emailKey: string, position: number): Promise<void> {
  const address = createHash('sha256').update(emailKey).digest('base64url');
  await enqueueJob(db, {
    task: MAIL_TASKS.reset,
    payload: { email_key: emailKey },
    key: `${MAIL_TASKS.reset}:${address}:${position}`,
    attemptsMax: MAIL_ATTEMPTS_MAX,
  });
}

interface SendMailDeps {
  db: Database;
  store: Pick<
    AccountStore,
    'findUserById' | 'findUserByEmailKey' | 'insertEmailToken' | 'deleteUnusedTokens' | 'lockUser'
  >;
  mailer: Mailer;
  clock: Clock;
  baseUrl: string;
  siteUrl: string;
}

export async function sendVerificationMail(deps: SendMailDeps, userId: string): Promise<void> {
  const user = await deps.store.findUserById(deps.db, userId);
  if (!user || user.email_verified_at) return;
  const token = await issueToken(deps, user.id, 'verify_email');
  const link = `${deps.baseUrl}/v1/auth/verify-email?token=${token}`;
  await deps.mailer.send({ to: user.email, ...verificationMail(link) });
}

export async function sendResetMail(deps: SendMailDeps, emailKey: string): Promise<void> {
  const user = await deps.store.findUserByEmailKey(deps.db, emailKey);
  if (!user) return;
  const token = await issueToken(deps, user.id, 'reset_password');
  const link = `${deps.siteUrl}/reset-password?token=${token}`;
  await deps.mailer.send({ to: user.email, ...resetMail(link) });
}

/** A new token of 256 random bits. Only its hash is stored. */
async function issueToken(deps: SendMailDeps, userId: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_HOURS[purpose] * HOUR_MS);
  const hash = hashEmailToken(token);
  await deps.db.transaction(async (tx) => {
    await deps.store.lockUser(tx, userId);
    if (purpose === 'reset_password') await deps.store.deleteUnusedTokens(tx, userId, purpose);
    await deps.store.insertEmailToken(tx, userId, { hash, purpose, createdAt, expiresAt });
  });
  return token;
}

export function hashEmailToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The content of account mails, as text and HTML. */
interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** The parts of every mail. */
export interface Notice {
  subject: string;
  heading: string;
  before: string;
  button: string;
  link: string;
  after: string;
  /** Lists below the text, such as companies with their signals. */
  groups?: NoticeGroup[];
  /** For subscription mails: the address that turns them off without a sign-in. */
  unsubscribeUrl?: string;
}

interface NoticeGroup {
  title: string;
  link: string;
  lines: string[];
}

function verificationMail(link: string): MailContent {
  return noticeMail({
    subject: 'Confirm your e-mail address',
    heading: 'Welcome to Domesday',
    before: 'Please confirm that this is your e-mail address. You can sign in once that is done.',
    button: 'Confirm my address',
    link,
    after: 'The link works once, and for 48 hours. If you did not create an account, ignore this e-mail.',
  });
}

function resetMail(link: string): MailContent {
  return noticeMail({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    before:
      'Somebody, probably you, asked to reset the password of your Domesday account. A new password also replaces your API key and ends your sessions, the keys you made, the apps you connected and the invitations you sent, all at once. You find the new key on your account page.',
    button: 'Choose a new password',
    link,
    after:
      'The link works once, and for one hour. If it was not you, ignore this mail; your password and your API key stay as they are.',
  });
}

export function invitationMail(
  link: string,
  { invited_by: invitedBy, role }: { invited_by: string; role: Role },
): MailContent {
  return noticeMail({
    subject: 'You are invited to Domesday',
    heading: 'Join the team',
    before: `${invitedBy} invites you to their Domesday account, ${ROLES_IN_WORDS[role]}. Choose a password to join.`,
    button: 'Join the team',
    link,
    after:
      'The link works once, and for seven days. If you do not know the sender, ignore this mail and nothing happens.',
  });
}

const ROLES_IN_WORDS: Record<Role, string> = {
  owner: 'as an owner',
  member: 'as a member',
  read_only: 'to read only',
};

/**
 * The dark colours, for mail programs that read a style sheet; others show the light colours or darken them
 * themselves.
 */
const DARK_STYLE = `@media (prefers-color-scheme: dark) {
.page { background: #1b1916 !important; }
.card { background: #26231f !important; border-color: #3a362f !important; }
.words { color: #ece8df !important; }
.quiet { color: #b3ab9e !important; }
.accent { color: #e8a08c !important; }
.button { background: #e8a08c !important; color: #1b1916 !important; }
}`;

export function noticeMail(notice: Notice): MailContent {
  const { subject, heading, before, button, link, after, groups = [], unsubscribeUrl } = notice;
  const list = groups.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n'));
  const stop = unsubscribeUrl === undefined ? [] : [`Unsubscribe: ${unsubscribeUrl}`];
  const text = `${[heading, before, ...list, link, after, ...stop, 'Domesday'].join('\n\n')}\n`;
  // Tables and inline styles, because mail programs support little else.
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f4ef;">
<div role="main">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f4ef;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e0dcd3;border-radius:8px;">
<tr><td class="words" style="padding:32px;font-family:'Source Sans 3',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#22201c;font-size:16px;line-height:1.5;">
<p class="accent" style="margin:0 0 24px;font-family:'Source Serif 4',Georgia,'Times New Roman',serif;font-weight:600;font-size:18px;color:#7a2e1d;">Domesday</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;">${escapeHtml(heading)}</h1>
<p style="margin:0 0 24px;">${escapeHtml(before)}</p>
${groups.map(groupHtml).join('')}<p style="margin:0 0 24px;"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#7a2e1d;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:600;">${escapeHtml(button)}</a></p>
<p class="quiet" style="margin:0 0 8px;font-size:14px;color:#5d5850;">If the button does not work, copy this address into your browser:</p>
<p style="margin:0 0 24px;font-size:14px;word-break:break-all;"><a class="accent" href="${escapeHtml(link)}" style="color:#7a2e1d;">${escapeHtml(link)}</a></p>
<p class="quiet" style="margin:0;font-size:14px;color:#5d5850;">${escapeHtml(after)}</p>
${unsubscribeUrl === undefined ? '' : unsubscribeHtml(unsubscribeUrl)}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
  return { subject, text, html };
}

function groupHtml({ title, link, lines }: NoticeGroup): string {
  const items = lines.map((line) => `<li style="margin:0 0 4px;">${escapeHtml(line)}</li>\n`).join('');
  return `<h2 style="margin:0 0 8px;font-size:16px;line-height:1.3;font-weight:600;"><a class="accent" href="${escapeHtml(link)}" style="color:#7a2e1d;">${escapeHtml(title)}</a></h2>
<ul style="margin:0 0 24px;padding:0 0 0 20px;font-size:15px;">
${items}</ul>
`;
}

function unsubscribeHtml(url: string): string {
  return `<p style="margin:16px 0 0;font-size:14px;"><a class="accent" href="${escapeHtml(url)}" style="color:#7a2e1d;">Unsubscribe</a></p>
`;
}
