import { PasswordInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { PASSWORD_LENGTH_MIN, passwordAdvice } from './password-advice.ts';

/** Only the length is required; the strength is only advice. */
export function NewPasswordInput({ label, name }: { label: string; name: string }) {
  const [value, setValue] = useState('');
  const strength = useStrength(value);
  return (
    <PasswordInput
      label={label}
      name={name}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      minLength={PASSWORD_LENGTH_MIN}
      maxLength={1024}
      autoComplete="new-password"
      description={passwordAdvice(value, strength)}
      required
      w="100%"
    />
  );
}

/** The library that rates passwords is large, so it is loaded only when a password is long enough. */
function useStrength(password: string): number | undefined {
  const [strength, setStrength] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    if (password.length < PASSWORD_LENGTH_MIN) setStrength(undefined);
    else {
      import('./password-strength.ts').then(({ passwordStrength }) => {
        if (isCurrent) setStrength(passwordStrength(password));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return strength;
}
