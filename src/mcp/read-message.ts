/** JSON-RPC's own codes. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const ID_LENGTH_MAX = 256;

export interface RpcRefusal {
  code: number;
  message: string;
}

export type ReadMessage =
  | { message: object; refusal?: undefined }
  | { message?: undefined; refusal: RpcRefusal };

/**
 * Refuses what the protocol's library accepts and we do not: batches, which could mean several charges in one answer, and
 * ids that cannot be matched with their request.
 */
export function readMessage(body: unknown): ReadMessage {
  let message: unknown;
  try {
    message = JSON.parse(String(body));
  } catch {
    return refuse(PARSE_ERROR, 'The body is not valid JSON; check its quotes, commas and brackets.');
  }
  if (Array.isArray(message)) {
    return refuse(INVALID_REQUEST, 'Send one message in each request; batches are not taken.');
  }
  if (typeof message !== 'object' || message === null) {
    return refuse(INVALID_REQUEST, 'The body is not a JSON-RPC message: it must be an object.');
  }
  if ('id' in message && !isUsableId(message.id)) {
    return refuse(
      INVALID_REQUEST,
      `The id must be a text of at most ${ID_LENGTH_MAX} characters or a whole number.`,
    );
  }
  return { message };
}

function isUsableId(id: unknown): boolean {
  return typeof id === 'string' ? id.length <= ID_LENGTH_MAX : Number.isSafeInteger(id);
}

function refuse(code: number, message: string): ReadMessage {
  return { refusal: { code, message } };
}
