import { CompaniesHouseUnavailable } from '../../../platform/companies-house/index.ts';
import { Problem } from '../../../shared/problem.ts';

/** Waits so long and no longer. The work goes on and is stored: who asks again finds it. */
export async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = 'the live source takes its time';
      reject(new CompaniesHouseUnavailable('busy', { message, retryAfterMs: 2_000 }));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

export function unavailableProblem(error: CompaniesHouseUnavailable): Problem {
  const seconds = Math.max(1, Math.ceil(error.retryAfterMs / 1000));
  return new Problem(
    'unavailable',
    `This company is not in our copy of the register, and Companies House cannot be asked just now; try again in ${seconds} seconds.`,
    { headers: { 'retry-after': String(seconds) }, cause: error },
  );
}
