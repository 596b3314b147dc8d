import type { Caller } from '../modules/accounts/index.ts';
import type { Need } from '../shared/permission.ts';
import { Problem } from '../shared/problem.ts';

/** The refusal of a valid credential that does not allow this. */
export function notAllowed({ via }: Pick<Caller, 'via'>, need: Need): Problem {
  if (via === 'key')
    return new Problem('insufficient_scope', `This API key lacks the scope ${need}; use a key that has it.`, {
      headers: {
        'www-authenticate': `Bearer realm="domesday", error="insufficient_scope", scope="${need}"`,
      },
    });
  return new Problem(
    'insufficient_role',
    need === 'own'
      ? 'Only owners of the account can do this; ask one of them.'
      : 'Your role is read-only: you can see everything, but neither spend credits nor change anything. Ask an owner of the account.',
  );
}
