import { expect, test } from 'vitest';
import { createSecretBox } from '../../shared/secret-box.ts';
import { cacheOpenedSecrets } from './signing-secrets.ts';

const plain = createSecretBox(new Uint8Array(32).fill(7));

test('a secret is opened once for each owner, and a new one is not taken for the old', () => {
  let opened = 0;
  const box = cacheOpenedSecrets({
    seal: plain.seal,
    open(sealed, owner) {
      opened += 1;
      return plain.open(sealed, owner);
    },
  });
  const [first, second] = [box.seal('whsec_one', 'a'), box.seal('whsec_two', 'a')];
  for (let time = 0; time < 3; time++) {
    expect(box.open(first, 'a')).toBe('whsec_one');
    expect(box.open(second, 'a')).toBe('whsec_two');
  }
  expect(opened).toBe(2);
});

test('what does not open is asked for again', () => {
  const box = cacheOpenedSecrets(plain);
  const sealed = box.seal('whsec_one', 'a');
  expect(box.open(sealed, 'b')).toBeUndefined();
  expect(box.open(sealed, 'a')).toBe('whsec_one');
  expect(box.open(sealed, 'b')).toBeUndefined();
});
