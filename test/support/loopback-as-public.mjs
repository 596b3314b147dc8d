// Loaded before the service (`node --import`): names under org.uk have a public address at which the server
// of LOOPBACK_PORT answers, so that the service speaks TLS with it. Nothing leaves the machine.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const ADDRESS = '93.184.215.14';
const isOurs = (name) => String(name).endsWith('.org.uk');

const { prototype } = dns.promises.Resolver;
const { resolve4, resolve6 } = prototype;
prototype.resolve4 = function answered(name, ...rest) {
  return isOurs(name) ? Promise.resolve([ADDRESS]) : resolve4.call(this, name, ...rest);
};
prototype.resolve6 = function answered(name, ...rest) {
  const none = Object.assign(new Error('no address of this family'), { code: 'ENODATA' });
  return isOurs(name) ? Promise.reject(none) : resolve6.call(this, name, ...rest);
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function redirected(...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (options?.host === ADDRESS) {
    Object.assign(options, { host: '127.0.0.1', port: Number(process.env.LOOPBACK_PORT) });
    Object.defineProperty(this, 'remoteAddress', { value: ADDRESS });
  }
  return connect.apply(this, args);
};
syncBuiltinESMExports();
