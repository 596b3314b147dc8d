import { Gauge, type Registry } from 'prom-client';
import type { Survey } from '../modules/survey/index.ts';
import { SECOND_MS } from '../shared/durations.ts';

/** Millions of rows are not counted at every reading of the metrics. */
const COUNTED_EVERY_MS = 30 * SECOND_MS;
/** A reading waits no longer than this for the database. */
const COUNT_MS_MAX = SECOND_MS;

/** The survey's domains by state and outcome, for all processes together. */
export function addSurveyMetrics(
  registry: Registry,
  survey: Pick<Survey, 'readCounts' | 'isPaused'>,
  now: () => number = () => performance.now(),
): void {
  let counting: Promise<void> | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;

  async function count(): Promise<void> {
    const [{ waiting, working, outcomes }, isPaused] = await Promise.all([
      survey.readCounts(),
      survey.isPaused(),
    ]);
    for (const [state, number] of Object.entries({ waiting, working, ...outcomes }))
      domains.set({ state }, number);
    paused.set(isPaused ? 1 : 0);
    countedAt = now();
  }

  /** While the database is away, the last figures stay. */
  async function collect(): Promise<void> {
    if (now() - countedAt < COUNTED_EVERY_MS) return;
    counting ??= count()
      .catch(() => undefined)
      .finally(() => {
        counting = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, COUNT_MS_MAX);
    });
    await Promise.race([counting, late]);
    clearTimeout(timer);
  }

  const domains = new Gauge({
    name: 'domesday_survey_domains',
    help: 'Domains of the survey: waiting, being worked on, or by outcome.',
    labelNames: ['state'],
    registers: [registry],
    collect,
  });
  const paused = new Gauge({
    name: 'domesday_survey_paused',
    help: 'Whether the survey is paused.',
    registers: [registry],
    collect,
  });
  // Unknown is not zero.
  paused.set(Number.NaN);
}
