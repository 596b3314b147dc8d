import { randomBytes } from 'node:crypto';
import { enqueueJob } from '../../../platform/job-queue/index.ts';
import { MAIL_ATTEMPTS_MAX, type Mailer } from '../../../platform/mailer.ts';
import type { Database } from '../../../platform/postgres/index.ts';
import { type RateLimiter, rateLimited } from '../../../platform/rate-limit/index.ts';
import type { Role } from '../../../shared/caller.ts';
import { type Clock, DAY_MS } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { emailKey, parseEmail } from '../../../shared/internet/email-address.ts';
import { invalidRequest, Problem } from '../../../shared/problem.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Access } from '../access/access.ts';
import { actorOf, type Caller, signedInOf } from '../account.ts';
import { hashEmailToken, invitationMail } from '../account-mails.ts';
import type { AccountStore } from '../accounts.store.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { accountExists } from '../sign-up.ts';
import type { Invitation, TeamStore } from './team.store.ts';

export interface InvitationDeps {
  db: Database;
  store: Pick<AccountStore, 'findUserByEmailKey' | 'insertUser'>;
  teamStore: TeamStore;
  access: Pick<Access, 'change' | 'changeBy' | 'end'>;
  passwords: PasswordHasher;
  mailer: Mailer;
  /** Counts per account; undefined if throttling is off. */
  invitationLimit: RateLimiter | undefined;
  audit: RecordAudit;
  clock: Clock;
  ids: IdSource;
  siteUrl: string;
}

export const INVITATION_TASK = 'send_invitation_mail';
export const INVITATION_LIMIT = { name: 'invitation', limit: 30, windowSeconds: 3_600 } as const;
const INVITATION_MS = 7 * DAY_MS;

/** Throws `invalid_request`, `account_exists`, `invitation_exists`, `rate_limited`. */
export async function invite(
  { db, store, teamStore, access, invitationLimit, audit, clock, ids }: InvitationDeps,
  caller: Caller,
  input: { email: string; role: Role; address: string },
): Promise<Invitation> {
  const { account, actor } = caller;
  const { role, address } = input;
  const email = parseEmail(input.email);
  if (email === undefined)
    throw invalidRequest('email must be an e-mail address.', { email: 'must be an e-mail address' });
  if (await store.findUserByEmailKey(db, emailKey(email)))
    throw new Problem('account_exists', 'This e-mail address has a login already; it can have only one.');
  const rate = await invitationLimit?.consume(account.id);
  if (rate && !rate.allowed) throw rateLimited(rate, 'Too many invitations within an hour');
  const createdAt = clock.now();
  const invitation: Invitation = {
    id: ids.sortable('inv', createdAt),
    email,
    role,
    invited_by: actor,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + INVITATION_MS),
  };
  await access.changeBy(caller, 'own', async (tx) => {
    const isNew = await teamStore.insertInvitation(tx, account.id, {
      ...invitation,
      invitedById: signedInOf(caller).userId,
      emailKey: emailKey(email),
    });
    if (!isNew) throw new Problem('invitation_exists', 'This e-mail address is invited already.');
    await enqueueJob(tx, {
      task: INVITATION_TASK,
      payload: { invitation_id: invitation.id },
      key: `${INVITATION_TASK}:${invitation.id}`,
      attemptsMax: MAIL_ATTEMPTS_MAX,
    });
    await audit(tx, account.id, { kind: 'member_invited', actor, address, detail: { email, role } });
  });
  return invitation;
}

/** The link stops working. Throws `invitation_not_found`. */
export async function withdrawInvitation(
  { access }: Pick<InvitationDeps, 'access'>,
  caller: Caller,
  { id, address }: { id: string; address: string },
): Promise<void> {
  await access.changeBy(caller, 'own', async (tx) => {
    const which = { of: { id }, kinds: ['invitations'] } as const;
    if ((await access.end(tx, actorOf(caller, address), which)).invitations.length === 0)
      throw new Problem('invitation_not_found', 'There is no such invitation; perhaps it was accepted.');
  });
}

/** Creates the token, and stores only its hash (ADR 0005). Sends nothing if the invitation has ended. */
export async function sendInvitation(
  { db, teamStore, mailer, clock, siteUrl }: InvitationDeps,
  id: string,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const invitation = await teamStore.setToken(db, id, hashEmailToken(token), clock.now());
  if (!invitation) return;
  const link = `${siteUrl}/join?token=${token}`;
  await mailer.send({ to: invitation.email, ...invitationMail(link, invitation) });
}

/** Shows the invitation to a person with the link, before they accept. Throws `invalid_token`. */
export async function readInvitation(
  { db, teamStore, clock }: Pick<InvitationDeps, 'db' | 'teamStore' | 'clock'>,
  token: string,
): Promise<{ invitation: Invitation; team: string; members: number }> {
  const found = await teamStore.findByToken(db, hashEmailToken(token), clock.now());
  if (!found) throw invalidInvitation();
  const { account_id: accountId, ...invitation } = found;
  const members = await teamStore.listMembers(db, accountId);
  const team = members.find(({ role }) => role === 'owner')?.email ?? invitation.invited_by;
  return { invitation, team, members: members.length };
}

/** Creates the login of an invited person. Throws `invalid_token`, `account_exists`. */
export async function acceptInvitation(
  { db, store, teamStore, access, passwords, audit, clock, ids }: InvitationDeps,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<{ email: string }> {
  const hash = hashEmailToken(token);
  // Checked before the expensive part. The transaction decides whether it can still be used.
  const invitation = await teamStore.findByToken(db, hash, clock.now());
  if (!invitation) throw invalidInvitation();
  const passwordHash = await passwords.hash(password);
  return access.change(invitation.account_id, async (tx) => {
    const at = clock.now();
    const taken = await teamStore.takeInvitation(tx, hash, at);
    if (!taken) throw invalidInvitation();
    const { account_id: accountId, email, email_key: key, role } = taken;
    // The link was in the mail, so the address is verified.
    const login = { accountId, role, email, emailKey: key, passwordHash, verifiedAt: at, createdAt: at };
    if (!(await store.insertUser(tx, { id: ids.sortable('usr', at), ...login }))) throw accountExists();
    await audit(tx, accountId, { kind: 'member_joined', actor: email, address, detail: { role } });
    return { email };
  });
}

function invalidInvitation(): Problem {
  return new Problem('invalid_token', 'This invitation is no longer valid. Ask for a new one.');
}
