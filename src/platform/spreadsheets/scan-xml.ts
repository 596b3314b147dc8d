import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { Parser } from 'htmlparser2';
import { createPauses } from '../../shared/concurrency.ts';

export interface XmlHandler {
  /** Names come without their namespace prefix. */
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Beyond what any ordinary workbook contains. */
class HostileXml extends Error {}

/** The parser searches its open elements at every end tag, so their number must be small. */
const DEPTH_MAX = 64;
/** Bytes without a tag or text in them, as a single enormous attribute has. */
const SILENT_BYTES_MAX = 4 * 1024 * 1024;

/** Reads XML piece by piece; other work runs between the pieces. What a handler throws ends the reading. */
export async function scanXml(stream: Readable, handler: XmlHandler, bytesMax: number): Promise<void> {
  for await (const _ of scanXmlPieces(stream, handler, bytesMax));
}

/**
 * The same for documents of any size: continues when the caller has taken what the handler collected of a
 * piece.
 */
export async function* scanXmlPieces(
  stream: Readable,
  handler: XmlHandler,
  bytesMax: number,
): AsyncGenerator<void> {
  let depth = 0;
  let bytes = 0;
  let heardAt = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        heardAt = bytes;
        depth++;
        if (depth > DEPTH_MAX) throw new HostileXml('too many elements in each other');
        handler.open?.(withoutPrefix(name), attributes);
      },
      ontext(text) {
        heardAt = bytes;
        handler.text?.(text);
      },
      onclosetag(name) {
        depth--;
        handler.close?.(withoutPrefix(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new StringDecoder('utf8');
  const pause = createPauses();
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > bytesMax || bytes - heardAt > SILENT_BYTES_MAX) throw new HostileXml('too large');
    parser.write(decoder.write(piece));
    yield;
    await pause();
  }
  parser.end(decoder.end());
  yield;
}

/** `x:row` is `row`: some programs prefix every name. */
function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
