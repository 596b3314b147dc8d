import { describe, expect, it } from 'vitest';
import { zip } from '../../../../test/support/zip-writer.ts';
import { isPackageName, readFileName } from '../read/file-name.ts';
import { unpackAccounts } from './unpack-package.ts';

const packed = (...names: string[]) => zip(names.map((name) => ({ name, content: `content of ${name}` })));
const unpacked = async (...names: string[]) => (await unpackAccounts(packed(...names))).toString();

describe('the accounts in a package', () => {
  it.each<[string, string[], string]>([
    [
      'a community interest company',
      ['CIC-69147382/cic34/report.xhtml', 'CIC-69147382/accounts/accounts.xhtml'],
      'CIC-69147382/accounts/accounts.xhtml',
    ],
    [
      'a subsidiary without an audit',
      [
        'AUDITEXEMPT-69147382/agreement/a.xhtml',
        'AUDITEXEMPT-69147382/consolidated-accounts/b.xhtml',
        'AUDITEXEMPT-69147382/guarantee/c.xhtml',
        'AUDITEXEMPT-69147382/subsidiary-accounts/d.xhtml',
      ],
      'AUDITEXEMPT-69147382/subsidiary-accounts/d.xhtml',
    ],
    [
      'a listed company',
      [
        'oakenfell-2025/META-INF/catalog.xml',
        'oakenfell-2025/oakenfell.example/labels.xml',
        'oakenfell-2025/reports/oakenfell.xhtml',
        'oakenfell-2025/reports/parts/cover.xhtml',
      ],
      'oakenfell-2025/reports/oakenfell.xhtml',
    ],
    ['one document without a folder', ['accounts.html', 'picture.png'], 'accounts.html'],
  ])('of %s are found by their folder', async (_what, names, expected) => {
    expect(await unpacked(...names)).toBe(`content of ${expected}`);
  });

  it.each<[string, string[], RegExp]>([
    ['nothing but an agreement', ['X/agreement/a.xhtml'], /folders do not say .* \(X\/agreement\/a\.xhtml\)/],
    ['a group’s accounts alone', ['X/consolidated-accounts/b.xhtml'], /folders do not say/],
    ['folders of other names', ['X/first/a.xhtml', 'X/parent-accounts/b.xhtml'], /folders do not say/],
    [
      'two documents of accounts',
      ['X/accounts/a.xhtml', 'X/accounts/b.xhtml'],
      /several documents of accounts/,
    ],
    ['no document', ['X/accounts/picture.png'], /zip without documents/],
  ])('are refused with the reason where a package has %s', async (_what, names, reason) => {
    await expect(unpacked(...names)).rejects.toThrow(reason);
  });
});

describe('the name of a package', () => {
  it.each(['', '_CIC', '_UKSEF', '_AUDIT_EXEMPT'])('has the company and the day before %j', (kind) => {
    const name = `Prod224_0012_69147382_20251231${kind}.zip`;
    expect(readFileName(name)).toEqual({ companyNumber: '69147382', balanceSheetDate: '2025-12-31' });
    expect(isPackageName(name)).toBe(true);
  });

  it('is told from that of an archive of many documents', () => {
    expect(isPackageName('69147382_CIC.zip')).toBe(true);
    expect(isPackageName('Accounts_Bulk_Data-2026-11-13.zip')).toBe(false);
    expect(isPackageName('Prod224_0012_69147382_20251231.html')).toBe(false);
    expect(readFileName('Prod224_0012_69147382_20251231_2.zip').companyNumber).toBeNull();
  });
});
