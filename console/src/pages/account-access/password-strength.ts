import { ZxcvbnFactory } from '@zxcvbn-ts/core';

const strength = new ZxcvbnFactory();

/**
 * 0 (guessed at once) to 4 (never guessed). Long passwords are judged by their beginning: judging takes time.
 */
export function passwordStrength(password: string): number {
  return strength.check(password.slice(0, 100)).score;
}
