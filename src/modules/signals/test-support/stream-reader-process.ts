/** A process that reads the streams until it is killed. It prints when it becomes the leader. */
import { silentLogger } from '../../../platform/logger.ts';
import { openWorkingProcess } from './working-process.ts';

const [url = '', streamUrl = ''] = process.argv.slice(2);
const at = new Date('2026-11-15T09:00:00Z');
const working = openWorkingProcess({
  url,
  clock: { now: () => at },
  log: silentLogger,
  rest: { apiUrl: streamUrl, apiKey: 'rest-key' },
  streamAccess: () => ({ source: 'fake', streamUrl, keys: ['stream-key'], connectionsPerKey: 12 }),
});
const streams = await working.changeSources.start();
setInterval(() => {
  if (streams.isLeader()) process.stdout.write('leading\n');
}, 20);
