import { expect, it } from 'vitest';
import { bulkCommand } from './bulk.ts';

it('refuses an unknown column before it reads or uploads the file', async () => {
  const options = { format: 'csv', direction: 'domain', columns: 'company_number,nope' };
  await expect(bulkCommand('no-such-file.csv', options)).rejects.toThrow('The results have no column nope');
});
