/** A code of the API as people write it: `needs_review` is “needs review”. */
export function inWords(code: string): string {
  return code.replace(/[-_]/g, ' ');
}

export function costText({
  charged,
  charge_reason: reason,
}: {
  charged: boolean;
  charge_reason: string;
}): string {
  if (charged) return '1 credit';
  return reason === 'already_charged' ? 'free, paid for in the last 30 days' : 'free';
}
