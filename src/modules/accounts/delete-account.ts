import { enqueueJob } from '../../platform/job-queue/index.ts';
import { MAIL_ATTEMPTS_MAX } from '../../platform/mailer.ts';
import type { Clock } from '../../shared/clock.ts';
import { emailKey } from '../../shared/internet/email-address.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import { type Access, ALL_CREDENTIALS } from './access/access.ts';
import { actorOf, type Caller } from './account.ts';
import type { AccountStore } from './accounts.store.ts';
import { SECURITY_MAIL_TASK, type SecurityMailPayload } from './security-mails.ts';
import type { TeamStore } from './team/team.store.ts';

interface DeleteAccountDeps {
  access: Pick<Access, 'changeBy' | 'end'>;
  store: Pick<AccountStore, 'deleteAccount'>;
  teamStore: Pick<TeamStore, 'listMembers'>;
  clock: Clock;
}

/** The module `account-data` runs this job. */
export const DELETE_DATA_TASK = 'delete_account_data';
const DELETE_ATTEMPTS_MAX = 25;

/**
 * Deletes an account for good. This transaction ends all access; a job then deletes the data in small parts.
 * Only the last owner can do it, because other owners would also lose their data. Throws `invalid_request`,
 * `other_owners`.
 */
export async function deleteAccount(
  deps: DeleteAccountDeps,
  { caller, confirmation, address }: { caller: Caller; confirmation: string; address: string },
): Promise<void> {
  const { account } = caller;
  if (emailKey(confirmation) !== emailKey(account.email))
    throw invalidRequest('Type your e-mail address to confirm that the account is to be deleted.', {
      confirmation: 'must be your e-mail address',
    });
  await deps.access.changeBy(caller, 'own', async (tx) => {
    const members = await deps.teamStore.listMembers(tx, account.id);
    if (members.filter(({ role }) => role === 'owner').length > 1)
      throw new Problem(
        'other_owners',
        'The account has other owners; remove them or change their role first.',
      );
    for (const { id: userId } of members)
      await deps.access.end(tx, actorOf(caller, address), { of: { userId }, kinds: ALL_CREDENTIALS });
    await deps.store.deleteAccount(tx, account.id, deps.clock.now());
    await enqueueJob(tx, {
      task: DELETE_DATA_TASK,
      payload: { account_id: account.id },
      key: `${DELETE_DATA_TASK}:${account.id}`,
      attemptsMax: DELETE_ATTEMPTS_MAX,
    });
    const mail: SecurityMailPayload = { email: account.email, notice: { kind: 'account_deleted' } };
    await enqueueJob(tx, { task: SECURITY_MAIL_TASK, payload: { ...mail }, attemptsMax: MAIL_ATTEMPTS_MAX });
  });
}
