// Loaded before the service (`node --import`): writes to WATCH_FILE which connections the process opens, with
// the stack of each, and when its main thread was busy without a pause. Busy is processor time of that
// thread, so that other processes do not count.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync, openSync, readSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { isMainThread } from 'node:worker_threads';

const file = process.env.WATCH_FILE;
const note = (entry) => appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...entry })}\n`);

Error.stackTraceLimit = 60;

function watch(owner, name, describe) {
  const original = owner[name];
  owner[name] = function watched(...args) {
    note({ kind: 'connection', by: name, to: describe(args, this), stack: new Error('here').stack });
    return original.apply(this, args);
  };
}

const targetOf = ([first]) => {
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options !== 'object') return String(options);
  return options.path ?? `${options.host ?? 'localhost'}:${options.port}`;
};
// TLS, HTTP and the global fetch end here too.
watch(net.Socket.prototype, 'connect', targetOf);
for (const name of ['send', 'connect']) watch(dgram.Socket.prototype, name, () => 'a datagram');
// Resolving a name sends a request to a name server. Addresses are not sent anywhere.
for (const owner of [dns, dns.promises]) {
  for (const name of Object.keys(owner).filter((key) => /^(lookup|resolve)/.test(key)))
    watchNames(owner, name);
}
for (const { prototype } of [dns.Resolver, dns.promises.Resolver]) {
  for (const name of Object.getOwnPropertyNames(prototype).filter((key) => /^resolve/.test(key)))
    watchNames(prototype, name);
}
syncBuiltinESMExports();

function watchNames(owner, name) {
  const original = owner[name];
  if (typeof original !== 'function') return;
  owner[name] = function watched(host, ...rest) {
    if (typeof host === 'string' && net.isIP(host) === 0)
      note({ kind: 'connection', by: name, to: host, stack: new Error('here').stack });
    return original.call(this, host, ...rest);
  };
}

const TURN_MS = 5;
/** Shorter ones are not written down. */
const STOP_MS_MIN = 40;
const statistics = openSync('/proc/thread-self/schedstat', 'r');
const buffer = Buffer.alloc(128);

function busyMs() {
  const length = readSync(statistics, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6;
}

function watchStops() {
  let last = busyMs();
  setInterval(() => {
    const now = busyMs();
    // Between two calls the thread may have done several short things, but never rested for as long as a
    // turn.
    if (now - last > STOP_MS_MIN) note({ kind: 'stop', ms: Math.round(now - last) });
    last = now;
  }, TURN_MS).unref();
}
// This file is loaded in every thread. The others may be busy.
if (isMainThread) watchStops();
