import { describe, expect, it } from 'vitest';
import { createSecretBox, deriveKey } from './secret-box.ts';

const box = createSecretBox(deriveKey('a secret for this test, long enough', 'test'));

describe('a sealed secret', () => {
  it('opens for its owner', () => {
    expect(box.open(box.seal('dk_live_é🐑', 'acc_1'), 'acc_1')).toBe('dk_live_é🐑');
  });

  it('looks different every time, so that equal secrets cannot be recognised', () => {
    expect(box.seal('same', 'acc_1').equals(box.seal('same', 'acc_1'))).toBe(false);
  });

  it('does not open for another owner, under another key or for another purpose', () => {
    const sealed = box.seal('dk_live_x', 'acc_1');
    expect(box.open(sealed, 'acc_2')).toBeUndefined();
    for (const key of [
      deriveKey('another secret', 'test'),
      deriveKey('a secret for this test, long enough', 'other'),
    ]) {
      expect(createSecretBox(key).open(sealed, 'acc_1')).toBeUndefined();
    }
  });

  it('does not open when any byte of it was changed or is missing', () => {
    const sealed = box.seal('dk_live_x', 'acc_1');
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(i) ^ 1, i);
      expect(box.open(changed, 'acc_1')).toBeUndefined();
    }
    for (const length of [0, 1, 20, sealed.length - 1]) {
      expect(box.open(sealed.subarray(0, length), 'acc_1')).toBeUndefined();
    }
  });
});
