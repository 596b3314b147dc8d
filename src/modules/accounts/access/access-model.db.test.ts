import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useOauthService } from '../../../../test/support/oauth-app.ts';
import { ROLES } from '../../../shared/caller.ts';
import {
  aim,
  apply,
  expectedAccess,
  FIRST_MODEL,
  FIRST_OWNER,
  type Model,
  type Outcome,
  type Step,
} from './test-support/access-model.ts';
import { createWorld } from './test-support/access-world.ts';

const { service, app: oauthApp } = useOauthService({ AUTH_THROTTLE: 'off' });

/** Replaced by the number of something that there is when the step is taken. */
const number = fc.nat({ max: 1_000 });
const role = fc.constantFrom(...ROLES);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('sign in' as const),
      person: number,
      by: fc.constantFrom('password' as const, 'password and code' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('make a key' as const),
      session: number,
      scope: fc.constantFrom('read' as const, 'manage' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('revoke a key' as const), session: number, key: number }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('replace the default key' as const), session: number }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('invite' as const), session: number, role }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('withdraw an invitation' as const),
      session: number,
      invitation: number,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('accept an invitation' as const), invitation: number }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change a role' as const),
      session: number,
      person: number,
      role,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('remove a person' as const), session: number, person: number }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reset the password' as const), person: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change the password' as const), session: number }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('end a session' as const), session: number, other: number }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sign out everywhere' as const), session: number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('connect an app' as const), session: number }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('turn codes on' as const), session: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('turn codes off' as const), session: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete the account' as const), session: number }) },
);

/** Somebody in a team of three, each signed in, where something can happen. */
const OPENING: Step[] = [
  { do: 'sign in', person: FIRST_OWNER, by: 'password' },
  { do: 'invite', session: 1, role: 'owner' },
  { do: 'accept an invitation', invitation: 2 },
  { do: 'sign in', person: 3, by: 'password' },
  { do: 'invite', session: 1, role: 'member' },
  { do: 'accept an invitation', invitation: 5 },
  { do: 'sign in', person: 6, by: 'password' },
];

describe('the right to do something', () => {
  it('is what the model says, after any steps', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        const world = await createWorld(service, oauthApp);
        let model = FIRST_MODEL;
        for (const [index, drawn] of [...OPENING, ...steps].entries()) {
          const each = index < OPENING.length ? drawn : aim(model, drawn);
          const expected = apply(model, index + 1, each);
          model = expected.model;
          expect([each, await world.take(index + 1, each)]).toEqual([each, expected.outcome]);
        }
        expect(await world.observe()).toEqual(expectedAccess(model));
      }),
      { numRuns: 10, seed: 1086 },
    );
  });

  it('is what the model says in some order, after steps at the same time', { timeout: 120_000 }, async () => {
    const together = fc.array(step, { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(together, { minLength: 2, maxLength: 5 }), async (batches) => {
        const world = await createWorld(service, oauthApp);
        let models = [FIRST_MODEL];
        let next = 1;
        for (const [index, batch] of [...OPENING.map((one) => [one]), ...batches].entries()) {
          const before = models[0] ?? FIRST_MODEL;
          const numbered = batch.map((drawn) => ({
            number: next++,
            each: index < OPENING.length ? drawn : aim(before, drawn),
          }));
          const outcomes = await Promise.all(numbered.map(({ number: n, each }) => world.take(n, each)));
          const seen = await world.observe();
          models = models.flatMap((model) => explanationsOf(model, numbered, outcomes, seen));
          if (models.length === 0)
            throw new Error(`no order explains ${JSON.stringify({ numbered, outcomes, seen })}`);
        }
      }),
      { numRuns: 10, seed: 1086, endOnFailure: true },
    );
  });
});

type Numbered = { number: number; each: Step };

/**
 * Steps of several requests, with something of another step in between: a reset ends the link of another
 * reset, and a new password comes between two that are tried. Then such a step may be refused, and has
 * changed nothing.
 */
const SEVERAL_REQUESTS = new Set<Step['do']>([
  'connect an app',
  'reset the password',
  'change the password',
  'sign in',
  'turn codes on',
  'turn codes off',
  'delete the account',
]);

/** The models of all orders of the steps that lead to these outcomes and to this access; equal ones once. */
function explanationsOf(
  model: Model,
  steps: Numbered[],
  outcomes: Outcome[],
  seen: Record<string, string | null>,
): Model[] {
  const found = new Map<string, Model>();
  for (const order of permutations(steps.map((_, index) => index))) {
    let after = model;
    const fits = order.every((index) => {
      const { number: n, each } = steps[index] as Numbered;
      if (outcomes[index] === 'refused' && SEVERAL_REQUESTS.has(each.do)) return true;
      const expected = apply(after, n, each);
      after = expected.model;
      return expected.outcome === outcomes[index];
    });
    if (fits && isSameAccess(expectedAccess(after), seen)) found.set(JSON.stringify(after), after);
  }
  return [...found.values()];
}

function isSameAccess(expected: Record<string, string | null>, seen: Record<string, string | null>): boolean {
  const names = new Set([...Object.keys(expected), ...Object.keys(seen)]);
  return [...names].every((name) => (expected[name] ?? null) === (seen[name] ?? null));
}

function permutations(items: number[]): number[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((first) =>
    permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}
