import {
  isAllowed,
  type Need,
  type Permission,
  ROLE_PERMISSIONS,
  type Role,
} from '../../../../shared/caller.ts';

/**
 * One action of one person. People, sessions, keys and the rest are named by the number of the step that made
 * them.
 */
export type Step =
  | { do: 'sign in'; person: number; by: 'password' | 'password and code' }
  | { do: 'make a key'; session: number; scope: 'read' | 'manage' }
  | { do: 'revoke a key'; session: number; key: number }
  | { do: 'replace the default key'; session: number }
  | { do: 'invite'; session: number; role: Role }
  | { do: 'withdraw an invitation'; session: number; invitation: number }
  | { do: 'accept an invitation'; invitation: number }
  | { do: 'change a role'; session: number; person: number; role: Role }
  | { do: 'remove a person'; session: number; person: number }
  | { do: 'reset the password'; person: number }
  | { do: 'change the password'; session: number }
  | { do: 'end a session'; session: number; other: number }
  | { do: 'sign out everywhere'; session: number }
  | { do: 'connect an app'; session: number }
  | { do: 'turn codes on'; session: number }
  | { do: 'turn codes off'; session: number }
  | { do: 'delete the account'; session: number };

/** `done`, or why not; a refused step changes nothing. */
export type Outcome = 'done' | 'refused';

interface Person {
  role: Role;
  here: boolean;
  /** How many recovery codes are left; undefined without a second factor. */
  codes?: number;
}

const CODES = 10;

/** A session, a named key, an invitation or a connected app: who made it, and whether it still works. */
interface Credential {
  of: number;
  alive: boolean;
  scope?: Permission;
  role?: Role;
}

/** Who may do what, as simply as it can be said. Immutable: each step gives a new one. */
export interface Model {
  people: Record<number, Person>;
  sessions: Record<number, Credential>;
  keys: Record<number, Credential>;
  invitations: Record<number, Credential>;
  apps: Record<number, Credential>;
  /** Every default key that there was, by the step that made or showed it; the last one works. */
  defaultKeys: { current: number; shownAt: Record<number, number> };
}

export const FIRST_OWNER = 0;

export const FIRST_MODEL: Model = {
  people: { [FIRST_OWNER]: { role: 'owner', here: true } },
  sessions: {},
  keys: {},
  invitations: {},
  apps: {},
  defaultKeys: { current: 0, shownAt: {} },
};

/** Where the numbers of a step lead. */
const MEANT = {
  person: 'people',
  session: 'sessions',
  other: 'sessions',
  key: 'keys',
  invitation: 'invitations',
} as const;

/** The step with each number replaced by one that names something, mostly something that still works. */
export function aim(model: Model, step: Step): Step {
  const aimed: Record<string, unknown> = { ...step };
  for (const [field, collection] of Object.entries(MEANT)) {
    const pick = aimed[field];
    if (typeof pick !== 'number') continue;
    const all = Object.entries(model[collection] as Record<string, Credential | Person>);
    const working = all.filter(([, one]) => ('here' in one ? one.here : one.alive));
    const candidates = working.length > 0 && pick % 8 > 0 ? working : all;
    aimed[field] = Number(candidates[pick % candidates.length]?.[0] ?? pick);
  }
  return aimed as Step;
}

/** Applies step `number` to the model, and returns the expected outcome. */
export function apply(model: Model, number: number, step: Step): { model: Model; outcome: Outcome } {
  const next = structuredClone(model);
  return take(next, number, step) ? { model: next, outcome: 'done' } : { model, outcome: 'refused' };
}

function take(model: Model, number: number, step: Step): boolean {
  switch (step.do) {
    case 'sign in': {
      const person = model.people[step.person];
      if (!person?.here || (step.by === 'password' ? person.codes !== undefined : !useCode(person)))
        return false;
      model.sessions[number] = { of: step.person, alive: true };
      if (person.role === 'owner') model.defaultKeys.shownAt[number] = model.defaultKeys.current;
      return true;
    }
    case 'accept an invitation': {
      const invitation = model.invitations[step.invitation];
      if (!invitation?.alive) return false;
      invitation.alive = false;
      model.people[number] = { role: invitation.role ?? 'read_only', here: true };
      return true;
    }
    case 'reset the password': {
      const person = model.people[step.person];
      if (!person?.here) return false;
      endAll(model, step.person, ['sessions', 'apps', 'keys', 'invitations']);
      if (person.role === 'owner') model.defaultKeys.current = number;
      return true;
    }
    default:
      return takeBySession(model, number, step);
  }
}

type StepBySession = Extract<Step, { session: number }>;

const NEEDS: Record<StepBySession['do'], Need> = {
  'make a key': 'manage',
  'revoke a key': 'manage',
  'replace the default key': 'own',
  invite: 'own',
  'withdraw an invitation': 'own',
  'change a role': 'own',
  'remove a person': 'own',
  'change the password': 'self',
  'end a session': 'self',
  'sign out everywhere': 'self',
  'connect an app': 'self',
  'turn codes on': 'self',
  'turn codes off': 'self',
  'delete the account': 'own',
};

function takeBySession(model: Model, number: number, step: StepBySession): boolean {
  const session = model.sessions[step.session];
  const caller = session?.alive ? model.people[session.of] : undefined;
  if (!session || !caller?.here || !isAllowed(ROLE_PERMISSIONS[caller.role], NEEDS[step.do])) return false;
  switch (step.do) {
    case 'make a key':
      model.keys[number] = { of: session.of, alive: true, scope: step.scope };
      return true;
    case 'revoke a key':
      return endOne(model.keys[step.key]);
    case 'replace the default key':
      model.defaultKeys.current = number;
      model.defaultKeys.shownAt[number] = number;
      return true;
    case 'invite':
      model.invitations[number] = { of: session.of, alive: true, role: step.role };
      return true;
    case 'withdraw an invitation':
      return endOne(model.invitations[step.invitation]);
    case 'change a role':
      return changeRole(model, number, step);
    case 'remove a person':
      return remove(model, number, step.person);
    case 'change the password':
      endAll(model, session.of, ['sessions', 'apps']);
      model.sessions[number] = { of: session.of, alive: true };
      return true;
    case 'end a session':
      return model.sessions[step.other]?.of === session.of && endOne(model.sessions[step.other]);
    case 'sign out everywhere':
      endAll(model, session.of, ['sessions', 'apps']);
      return true;
    case 'connect an app':
      model.apps[number] = { of: session.of, alive: true };
      return true;
    case 'turn codes on':
      if (caller.codes !== undefined) return false;
      caller.codes = CODES;
      return true;
    case 'turn codes off':
      if (!useCode(caller)) return false;
      delete caller.codes;
      return true;
    case 'delete the account':
      return useCode(caller) && deleteAll(model, number, session.of);
  }
}

/** With a second factor, one code is used up; without one, none is needed. */
function useCode(person: Person): boolean {
  if (person.codes === undefined) return true;
  if (person.codes === 0) return false;
  person.codes -= 1;
  return true;
}

/** Only the last owner can; everybody goes. */
function deleteAll(model: Model, number: number, owner: number): boolean {
  if (!isLastOwner(model, owner)) return false;
  for (const [id, person] of Object.entries(model.people)) {
    endAll(model, Number(id), ['sessions', 'apps', 'keys', 'invitations']);
    person.here = false;
  }
  model.defaultKeys.current = number;
  return true;
}

function changeRole(
  model: Model,
  number: number,
  { person: changed, role }: { person: number; role: Role },
): boolean {
  const person = model.people[changed];
  if (!person?.here || (role !== person.role && isLastOwner(model, changed))) return false;
  if (role === person.role) return true;
  if (role === 'read_only') endAll(model, changed, ['keys']);
  if (person.role === 'owner') {
    endAll(model, changed, ['invitations']);
    model.defaultKeys.current = number;
  }
  person.role = role;
  return true;
}

function remove(model: Model, number: number, removed: number): boolean {
  const person = model.people[removed];
  if (!person?.here || isLastOwner(model, removed)) return false;
  endAll(model, removed, ['sessions', 'apps', 'keys', 'invitations']);
  if (person.role === 'owner') model.defaultKeys.current = number;
  person.here = false;
  return true;
}

function isLastOwner({ people }: Model, number: number): boolean {
  const owners = Object.values(people).filter(({ role, here }) => here && role === 'owner');
  return people[number]?.role === 'owner' && owners.length === 1;
}

function endOne(credential: Credential | undefined): boolean {
  if (!credential?.alive) return false;
  credential.alive = false;
  return true;
}

function endAll(model: Model, person: number, kinds: ('sessions' | 'apps' | 'keys' | 'invitations')[]): void {
  for (const kind of kinds)
    for (const credential of Object.values(model[kind]))
      if (credential.of === person) credential.alive = false;
}

/** The permissions that every credential that was ever given out has now, or null. */
export function expectedAccess(model: Model): Record<string, string | null> {
  const roleOf = (person: number) => ROLE_PERMISSIONS[model.people[person]?.role ?? 'read_only'].join(' ');
  const access: Record<string, string | null> = {};
  for (const [number, { of, alive }] of Object.entries(model.sessions))
    access[`session ${number}`] = alive ? roleOf(of) : null;
  for (const [number, { of, alive }] of Object.entries(model.apps))
    access[`app ${number}`] = alive ? roleOf(of) : null;
  for (const [number, { alive, scope }] of Object.entries(model.keys))
    access[`key ${number}`] = alive ? (scope ?? null) : null;
  for (const [number, { alive, role }] of Object.entries(model.invitations))
    access[`invitation ${number}`] = alive ? (role ?? null) : null;
  for (const [number, key] of Object.entries(model.defaultKeys.shownAt))
    access[`default key ${number}`] = key === model.defaultKeys.current ? 'read resolve manage' : null;
  return access;
}
