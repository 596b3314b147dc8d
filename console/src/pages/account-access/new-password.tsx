import { PasswordInput } from '@mantine/core';
import { useEffect, useState } from 'react';

const MIN_LENGTH = 8;
const ADVICE = [
  'Very easy to guess. A few unrelated words are better.',
  'Easy to guess. A few unrelated words are better.',
  'Could be better: make it longer.',
  'Good.',
  'Very good.',
];

/** Eight characters are the only rule; how strong it is, is advice and forbids nothing. */
export function NewPasswordInput({ label, name }: { label: string; name: string }) {
  const [value, setValue] = useState('');
  const advice = useAdvice(value);
  return (
    <PasswordInput
      label={label}
      name={name}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      minLength={MIN_LENGTH}
      maxLength={1024}
      autoComplete="new-password"
      description={advice ?? `At least ${MIN_LENGTH} characters.`}
      required
      w="100%"
    />
  );
}

function useAdvice(password: string): string | undefined {
  const [advice, setAdvice] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    if (password.length < MIN_LENGTH) setAdvice(undefined);
    else {
      import('./password-strength.ts').then(({ passwordStrength }) => {
        if (isCurrent) setAdvice(ADVICE[passwordStrength(password)]);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return advice;
}
