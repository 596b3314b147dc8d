import { withService } from './with-service.ts';

/** `domesday receipt rotate-key` */
export async function rotateReceiptKeyCommand(): Promise<void> {
  const kid = await withService((service) => service.receipts.rotateKey());
  process.stdout.write(`Receipts are signed with the key ${kid} from now on.\n`);
}
