import { pipeline, Transform } from 'node:stream';
import type { AppInstance } from '../platform/http/index.ts';
import { JoinedPieces } from '../platform/joined-pieces.ts';

/** Shorter bodies are few pieces, however they come, and most bodies are shorter. */
const SHORT_BODY_BYTES = 4_096;

/**
 * Joins the small pieces of long bodies and of bodies of unknown length, because the framework keeps every
 * piece until the body is whole: a body of single bytes would take a hundred times its size.
 */
export function joinBodyPieces(app: AppInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { 'transfer-encoding': coding, 'content-length': length = '0' } = request.headers;
    const isShort = coding === undefined && Number(length) <= SHORT_BODY_BYTES;
    if (isShort || request.routeOptions.config.readsOwnBody) return done(null, payload);
    // A failure of the request fails the body, which the parser reports.
    done(
      null,
      pipeline(payload, new PieceJoiner(), () => undefined),
    );
  });
}

class PieceJoiner extends Transform {
  readonly #joined = new JoinedPieces((piece) => this.push(piece));

  override _transform(piece: Buffer, _encoding: string, done: () => void): void {
    this.#joined.add(piece);
    done();
  }

  override _flush(done: () => void): void {
    this.#joined.flush();
    done();
  }
}
