import { text as readAll } from 'node:stream/consumers';
import type { AccountProfile } from '../modules/accounts/index.ts';
import { isPlanName, PLAN_NAMES } from '../shared/plans.ts';
import { OperatorError } from '../shared/problem.ts';
import { withService } from './with-service.ts';

const CREDITS_MAX = 1_000_000_000;

/** `domesday account create <email>` */
export async function createAccountCommand(
  email: string,
  options: { passwordStdin?: boolean },
): Promise<void> {
  const password = options.passwordStdin ? (await readAll(process.stdin)).replace(/\r?\n$/, '') : undefined;
  await withService(async ({ accounts }) => {
    const created = await accounts.admin.create(email, password);
    print(`Created ${created.account.email}, verified, with ${created.account.credit_balance} credits.`);
    if (password === undefined) print(`Password: ${created.password}`);
    if (created.apiKey) print(`API key: ${created.apiKey}`);
  });
}

/** `domesday account grant <email> <credits>` */
export async function grantCommand(
  email: string,
  credits: string,
  options: { reason: string },
): Promise<void> {
  const amount = /^\d+$/.test(credits) ? Number(credits) : Number.NaN;
  if (!(amount >= 1 && amount <= CREDITS_MAX)) {
    throw new OperatorError(`Credits must be a whole number from 1 to ${CREDITS_MAX}, not "${credits}".`);
  }
  await withService(async ({ accounts }) => {
    const { balance } = await accounts.admin.grant(email, amount, options.reason);
    print(`Granted ${amount} credits to ${email}; the balance is ${balance}.`);
  });
}

/** `domesday account plan <email> <plan>` */
export async function planCommand(email: string, plan: string): Promise<void> {
  if (!isPlanName(plan))
    throw new OperatorError(`There is no plan "${plan}"; choose one of ${PLAN_NAMES.join(', ')}.`);
  await withService(async ({ accounts }) => {
    const account = await accounts.admin.changePlan(email, plan);
    print(`${email} is on the ${plan} plan; the balance is ${account.credit_balance} credits.`);
  });
}

/** `domesday account remove-second-factor <email>` */
export async function removeSecondFactorCommand(email: string): Promise<void> {
  await withService(async ({ accounts }) => {
    await accounts.admin.removeSecondFactor(email);
    print(`${email} signs in by the password alone now; they were told by mail.`);
  });
}

/** `domesday account show <email>` */
export async function showAccountCommand(email: string, options: { json?: boolean }): Promise<void> {
  await withService(async ({ accounts }) => {
    const { account, audit } = await accounts.admin.show(email);
    if (options.json) {
      print(JSON.stringify({ ...account, audit }, null, 2));
      return;
    }
    print(describe(account));
    for (const { at, kind, address, detail } of audit) {
      const extra = Object.keys(detail).length > 0 ? JSON.stringify(detail) : '';
      print(
        `  ${at.toISOString()}  ${kind.padEnd(18)} ${[address, extra].filter(Boolean).join(' ')}`.trimEnd(),
      );
    }
  });
}

function describe(account: AccountProfile): string {
  const verified = account.email_verified_at
    ? `verified ${account.email_verified_at.toISOString()}`
    : 'not verified';
  const key = account.key_created_at
    ? `${account.key_prefix}…${account.key_last_four}, last used ${account.key_last_used_at?.toISOString() ?? 'never'}`
    : 'none yet; made at the first login';
  return [
    `${account.email} (${account.id})`,
    `  e-mail   ${verified}`,
    `  plan     ${account.plan}${account.period_ends_at ? `, month ends ${account.period_ends_at.toISOString()}` : ''}`,
    `  credits  ${account.credit_balance}, of which ${account.credits_held} held`,
    `  API key  ${key}`,
  ].join('\n');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
