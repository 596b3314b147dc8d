/** Statuses of the register that mean insolvency. */
const INSOLVENT = new Set([
  'liquidation',
  'administration',
  'receivership',
  'voluntary-arrangement',
  'insolvency-proceedings',
]);

export function isInsolvent(status: string): boolean {
  return INSOLVENT.has(status);
}
