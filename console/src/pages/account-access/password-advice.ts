export const PASSWORD_LENGTH_MIN = 8;

const ADVICE = [
  'Very easy to guess. A few unrelated words are better.',
  'Easy to guess. A few unrelated words are better.',
  'Could be better: make it longer.',
  'Good.',
  'Very good.',
];

/** `strength` from 0 to 4; undefined while it is not known, or the password is too short to ask. */
export function passwordAdvice(password: string, strength: number | undefined): string {
  const advice = strength === undefined ? undefined : ADVICE[strength];
  const isShort = password.length < PASSWORD_LENGTH_MIN;
  return isShort || advice === undefined ? `At least ${PASSWORD_LENGTH_MIN} characters.` : advice;
}
