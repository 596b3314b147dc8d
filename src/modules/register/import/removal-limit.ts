import { OperatorError } from '../../../shared/problem.ts';

/** The effect of an import on the register. */
interface Shrinkage {
  /** Companies on the register now. */
  companies: number;
  added: number;
  changed: number;
  returned: number;
  removed: number;
}

export interface ExampleCompany {
  company_number: string;
  company_name: string;
}

const REMOVED_SHARE_MAX = 0.1;
/** How many of the companies that would be removed the message names. */
export const EXAMPLES_MAX = 5;

/** A snapshot that lacks more than a tenth of the register is probably only a part of one. */
export function shrinksTooMuch({ companies, removed }: Pick<Shrinkage, 'companies' | 'removed'>): boolean {
  return removed > companies * REMOVED_SHARE_MAX;
}

const number = (value: number) => value.toLocaleString('en-GB');

export function shrinkageRefused(effect: Shrinkage, examples: ExampleCompany[]): OperatorError {
  const { companies, added, changed, returned, removed } = effect;
  const share = companies === 0 ? 100 : Math.min(100, (removed / companies) * 100);
  return new OperatorError(
    [
      `This snapshot lacks ${number(removed)} of the register's ${number(companies)} companies (${share.toFixed(1)}%), so it is probably only a part of one. Nothing was changed.`,
      `  It would remove ${number(removed)}, add ${number(added)}, change ${number(changed)} and bring back ${number(returned)} companies.`,
      '  It would remove, for example:',
      ...examples.map(({ company_number, company_name }) => `    ${company_number}  ${company_name}`),
      'If the snapshot is complete, run the same command with --allow-shrink; it continues from here.',
    ].join('\n'),
  );
}
