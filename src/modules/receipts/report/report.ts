import type { ReceiptPayload } from '../../../shared/receipt.ts';
import type { PastAnswer } from '../../resolution/index.ts';

/** The parts of a report: the answer that an account received, and its receipt. */
export interface Report extends Pick<PastAnswer, 'answer' | 'review' | 'givenAt'> {
  /** The address of the person, or of the account whose key was used. */
  email: string;
  /** The person or the key that asks for the report. */
  actor: string;
  madeAt: Date;
  receipt: string;
  payload: ReceiptPayload;
}
