/**
 * Imports a snapshot in a process of its own, which a test can kill and whose memory it can measure:
 * `import-process.ts <database url> <snapshot> <reject folder> [bytes per batch] [companies until it stops]`.
 * Each line of its output is one step of progress.
 */
import { silentLogger } from '../../../../platform/logger.ts';
import { openDatabase } from '../../../../platform/postgres/index.ts';
import { systemClock } from '../../../../shared/clock.ts';
import { createRegister, type ImportProgress } from '../../index.ts';

const [url = '', path = '', rejectDir = '', batchBytes, stopsAfter] = process.argv.slice(2);
const db = openDatabase({ url, log: silentLogger });
const report = (what: object) => {
  const peakMb = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(`${JSON.stringify({ ...what, peakMb })}\n`);
};
let isStopped = false;
function onProgress(progress: ImportProgress): void {
  report(progress);
  if (!stopsAfter || isStopped || progress.step !== 'reading' || progress.companies < Number(stopsAfter))
    return;
  isStopped = true;
  // In the middle of the next step, until it gets SIGCONT.
  setTimeout(() => process.kill(process.pid, 'SIGSTOP'), 2);
}
try {
  const register = createRegister({ db, clock: systemClock });
  const result = await register.importSnapshot({
    path,
    rejectDir,
    onProgress,
    ...(batchBytes && { batchBytes: Number(batchBytes) }),
  });
  report({ result });
} catch (error) {
  report({ error: (error as Error).message });
} finally {
  await db.close();
}
