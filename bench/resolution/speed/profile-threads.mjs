/**
 * Loaded into every thread of a service that is profiled: writes a profile of it while the folder holds a
 * file `running`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const LOOK_EVERY_MS = 200;
const folder = process.env.PROFILE_TO;
const session = new Session();
session.connect();
session.post('Profiler.enable');
let isRunning = false;

if (folder)
  setInterval(() => {
    if (existsSync(join(folder, 'running')) === isRunning) return;
    isRunning = !isRunning;
    if (isRunning) session.post('Profiler.start');
    else
      session.post('Profiler.stop', (_error, { profile }) =>
        writeFileSync(join(folder, `${process.pid}-thread-${threadId}.cpuprofile`), JSON.stringify(profile)),
      );
  }, LOOK_EVERY_MS).unref();
