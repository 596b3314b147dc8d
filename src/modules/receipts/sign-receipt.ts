import { CompactSign, importJWK, type JWK } from 'jose';
import { RECEIPT_ALGORITHM, RECEIPT_TYPE, type ReceiptPayload } from '../../shared/receipt.ts';

/** The private key with the id of its public one. */
export type SigningKey = JWK & { kid: string };

export async function signReceipt(payload: ReceiptPayload, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: RECEIPT_ALGORITHM, kid: key.kid, typ: RECEIPT_TYPE })
    .sign(await importJWK(key, RECEIPT_ALGORITHM));
}
