import type { ChildProcess } from 'node:child_process';
import { runCommand } from '../test/support/service-process.ts';

/** The next message of a process of the bench. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (said) => resolve(said as T));
    child.once('exit', (code) => reject(new Error(`a process of the bench ended with ${code}`)));
  });
}

/**
 * Creates an account with this many credits and returns its key. Each run on a kept register needs one,
 * because a ledger cannot be reset.
 */
export async function createFundedAccount(
  environment: Record<string, string>,
  credits: number,
): Promise<string> {
  const email = `bench${Date.now()}@example.org`;
  const { stdout, stderr } = await runCommand(['account', 'create', email], environment).ended;
  const key = /dk_live_\S+/.exec(stdout)?.[0];
  if (key === undefined) throw new Error(`no account could be made:\n${stderr}`);
  const granted = await runCommand(['account', 'grant', email, String(credits)], environment).ended;
  if (granted.code !== 0) throw new Error(granted.stderr);
  return key;
}
