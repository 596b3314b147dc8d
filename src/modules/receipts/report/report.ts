import type { ReceiptPayload } from '../../../shared/receipt.ts';
import type { GivenAnswer } from '../../resolution/index.ts';

/** What a report is made of: the answer that an account was given, and its receipt. */
export interface Report extends Pick<GivenAnswer, 'answer' | 'review' | 'givenAt'> {
  /** Of the person, or of the account whose key was used. */
  email: string;
  /** The person or the key that asks for the report. */
  actor: string;
  accountId: string;
  madeAt: Date;
  receipt: string;
  payload: ReceiptPayload;
}
