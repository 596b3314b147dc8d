import { createSocket } from 'node:dgram';
import { onTestFinished } from 'vitest';

/** The records of a name; `silent` never answers, `broken` answers that the server has failed. */
export type NameRecords = { A?: string[] | 'silent'; AAAA?: string[] | 'silent' } | 'silent' | 'broken';

const TYPES = { 1: 'A', 28: 'AAAA' } as const;

/** A name server on the loopback address. A name it does not know does not exist. */
export async function startNameServer(
  names: Record<string, NameRecords>,
): Promise<{ address: string; asked: string[] }> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    asked.push(`${name} ${TYPES[type as 1 | 28]}`);
    const records = names[name];
    const found = typeof records === 'object' ? records[TYPES[type as 1 | 28]] : undefined;
    if (records === 'silent' || found === 'silent') return;
    const code = records === 'broken' ? 2 : records === undefined ? 3 : 0;
    const head = Buffer.alloc(12);
    head.writeUInt16BE(query.readUInt16BE(0), 0);
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(found?.length ?? 0, 6);
    const answers = (found ?? []).map((address) => record(type, address));
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let offset = 12;
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(offset + 1), end: offset + 5 };
}

/** A record of the name asked for, good for a minute. */
function record(type: number, address: string): Buffer {
  const data = type === 1 ? Buffer.from(address.split('.').map(Number)) : ipv6(address);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** The bytes of an address that is written with all eight groups. */
function ipv6(address: string): Buffer {
  const groups = address.split(':').map((group) => Number.parseInt(group, 16));
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 0xff]));
}
