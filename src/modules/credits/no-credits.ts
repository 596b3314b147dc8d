import { Problem } from '../../shared/problem.ts';
import { type Balance, balanceOf } from './credit-entry.ts';

/** Says what is missing and, where running jobs hold the rest, that waiting may be enough. */
export function noCredits(account: { balance: number; held: number }, credits: number): Problem {
  const { held, available } = balanceOf(account);
  const has = available === 0 ? 'no credits' : `only ${count(available)}`;
  const message = `This costs ${count(credits)} and the account has ${has} to spend.${advice(held)}`;
  return new Problem('no_credits', message, { details: { credits_available: available } });
}

function advice(held: Balance['held']): string {
  if (held === 0) return ' Add credits to go on.';
  return ` Add credits, or wait for running jobs: they hold ${count(held)}, returned where nothing is charged.`;
}

function count(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
