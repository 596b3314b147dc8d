import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { AuditKind } from '../../shared/audit-kinds.ts';
import { type Clock, DAY_MS, SECOND_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import { visibleText } from '../../shared/storable-text.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { SignalFilter } from '../signals/index.ts';
import type { DeliveryStore } from './deliveries.store.ts';
import { checkDestinationUrl } from './destination-url.ts';
import type { DestinationStore, NewDestination, SealedSecrets } from './destinations.store.ts';
import { createSigningSecret, secretOwner } from './signing-secrets.ts';
import { TEST_RECEIVER_MS, testReceiverUrl } from './test-receiver.ts';
import type { DestinationWithHealth, OlderSecret } from './webhook.ts';

export interface DestinationDeps {
  db: Database;
  clock: Clock;
  ids: IdSource;
  audit: Pick<Audit, 'record'>;
  box: SecretBox;
  destinations: DestinationStore;
  deliveries: DeliveryStore;
  /**
   * Called in the transaction that marks a destination as deleted: queues the job that deletes marked
   * destinations.
   */
  enqueueClearing: (tx: Transaction) => Promise<void>;
}

/** The fields that an account gives when it registers a destination. */
interface DestinationInput {
  webhookUrl: string;
  signalType: SignalFilter;
  /** Several types; `signalType` is one of them. */
  signalTypes?: readonly SignalFilter[] | undefined;
  description?: string | null | undefined;
}

/** The fields of a change to a destination; fields that are undefined stay unchanged. */
type DestinationChange = { [Field in keyof DestinationInput]?: DestinationInput[Field] | undefined };

type WebhookEvent = Extract<AuditKind, `webhook_${string}`>;

const PREVIOUS_SECRET_MS = DAY_MS;
/** Secrets that sign along beside the current and the previous one. */
const OLDER_SECRETS_MAX = 8;

/** The calls of an account about its destinations. Each takes the account and sees only its destinations. */
export function createDestinations(deps: DestinationDeps) {
  const { db, clock, destinations } = deps;
  return {
    list: (accountId: string) => destinations.list(db, accountId, clock.now()),
    find: (accountId: string, id: number) => findDestination(deps, accountId, id),
    register: (by: Actor, input: DestinationInput) => registerDestination(deps, by, input),
    registerTestReceiver: (by: Actor) => registerTestReceiver(deps, by),
    /** Changes the given fields. The signing secret, the status and the log stay unchanged. */
    edit: (by: Actor, id: number, input: DestinationChange) => editDestination(deps, { by, id, input }),
    delete: (by: Actor, id: number) => deleteDestination(deps, by, id),
    rotateSecret: (by: Actor, id: number) => rotateSecret(deps, by, id),
    /** Signals detected from now on are held back until the account enables the destination again. */
    pause: (by: Actor, id: number) => pauseDestination(deps, by, id),
    /**
     * Sends the deliveries that were waiting when it was disabled; deliveries held back since then only on
     * request.
     */
    enable: (by: Actor, id: number, { sendHeldBack = false }: { sendHeldBack?: boolean } = {}) =>
      enableDestination(deps, { by, id, sendHeldBack }),
  };
}

export async function findDestination(
  { db, clock, destinations }: Pick<DestinationDeps, 'db' | 'clock' | 'destinations'>,
  accountId: string,
  id: number,
): Promise<DestinationWithHealth> {
  const destination = await destinations.find(db, { accountId, id }, clock.now());
  if (!destination) throw webhookNotFound();
  return destination;
}

async function registerDestination(deps: DestinationDeps, by: Actor, input: DestinationInput) {
  return addDestination(deps, by, {
    webhookUrl: checkDestinationUrl(input.webhookUrl),
    description: cleanDescription(input.description),
    signalTypes: chooseTypes(input) ?? [input.signalType],
    expiresAt: null,
  });
}

/** A destination for all signals that this service hosts itself, until it expires. */
async function registerTestReceiver(deps: DestinationDeps, by: Actor) {
  return addDestination(deps, by, {
    webhookUrl: testReceiverUrl(deps.ids.capability('rcv')),
    description: 'Test receiver',
    signalTypes: ['all'],
    expiresAt: new Date(deps.clock.now().getTime() + TEST_RECEIVER_MS),
  });
}

async function addDestination(
  deps: DestinationDeps,
  by: Actor,
  added: Omit<NewDestination, 'accountId' | 'secretSealed' | 'at'>,
) {
  const { db, clock, box, audit, destinations } = deps;
  const { accountId } = by;
  const signingSecret = createSigningSecret();
  const secretSealed = box.seal(signingSecret, secretOwner(added.webhookUrl));
  const id = await db.transaction(async (tx) => {
    const inserted = await destinations.insert(tx, { ...added, accountId, secretSealed, at: clock.now() });
    if (inserted !== undefined)
      await audit.record(tx, accountId, eventOf(by, 'webhook_created', inserted, added.webhookUrl));
    return inserted;
  });
  if (id !== undefined) return { destination: await findDestination(deps, accountId, id), signingSecret };
  throw new Problem(
    'webhook_limit_reached',
    'An account has at most 10 webhooks: delete one that you no longer need.',
  );
}

async function editDestination(
  deps: DestinationDeps,
  { by, id, input }: { by: Actor; id: number; input: DestinationChange },
): Promise<DestinationWithHealth> {
  const { db, box, audit, destinations } = deps;
  const { accountId } = by;
  const signalTypes = chooseTypes(input);
  await db.transaction(async (tx) => {
    const secrets = await destinations.lockSecrets(tx, accountId, id);
    if (!secrets) throw webhookNotFound();
    const { webhookUrl: given = secrets.webhook_url } = input;
    const webhookUrl = given === secrets.webhook_url ? given : checkDestinationUrl(given);
    const isMoved = webhookUrl !== secrets.webhook_url;
    await destinations.edit(tx, id, {
      signalTypes,
      description: input.description === undefined ? undefined : cleanDescription(input.description),
      moved: isMoved ? sealFor(box, webhookUrl, secrets) : undefined,
    });
    await audit.record(tx, accountId, eventOf(by, 'webhook_edited', id, webhookUrl));
  });
  return findDestination(deps, accountId, id);
}

/** A secret is sealed for its address, so an address changes together with its secrets. */
function sealFor(box: SecretBox, webhookUrl: string, { webhook_url: from, ...sealed }: SealedSecrets) {
  const secret = box.open(sealed.secret_sealed, secretOwner(from));
  if (secret === undefined) {
    const why =
      'cannot be changed until you replace the signing secret, which this service can no longer read';
    throw invalidRequest(`The webhook_url ${why}.`, { webhook_url: why });
  }
  const previous =
    sealed.previous_secret_sealed && box.open(sealed.previous_secret_sealed, secretOwner(from));
  return {
    webhookUrl,
    secretSealed: box.seal(secret, secretOwner(webhookUrl)),
    previousSecretSealed: previous ? box.seal(previous, secretOwner(webhookUrl)) : null,
    olderSecrets: sealed.older_secrets.flatMap(({ sealed: older, until }) => {
      const opened = box.open(Buffer.from(older, 'base64'), secretOwner(from));
      if (opened === undefined) return [];
      return [{ sealed: box.seal(opened, secretOwner(webhookUrl)).toString('base64'), until }];
    }),
  };
}

async function deleteDestination(
  { db, audit, destinations, enqueueClearing }: DestinationDeps,
  by: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const secrets = await destinations.lockSecrets(tx, by.accountId, id);
    if (!secrets || !(await destinations.markDeleted(tx, by.accountId, id))) throw webhookNotFound();
    await enqueueClearing(tx);
    await audit.record(tx, by.accountId, eventOf(by, 'webhook_deleted', id, secrets.webhook_url));
  });
}

async function rotateSecret({ db, clock, box, audit, destinations }: DestinationDeps, by: Actor, id: number) {
  const signingSecret = createSigningSecret();
  const now = clock.now();
  const previousUntil = new Date(now.getTime() + PREVIOUS_SECRET_MS);
  await db.transaction(async (tx) => {
    const secrets = await destinations.lockSecrets(tx, by.accountId, id);
    if (!secrets) throw webhookNotFound();
    const sealed = box.seal(signingSecret, secretOwner(secrets.webhook_url));
    const older = stillPromised(secrets, now);
    if (older.length > OLDER_SECRETS_MAX) throw tooManyRotations(older, now);
    await destinations.rotateSecret(tx, id, { sealed, previousUntil, older });
    await audit.record(tx, by.accountId, eventOf(by, 'webhook_secret_replaced', id, secrets.webhook_url));
  });
  return { signingSecret, previousUntil };
}

/** The secrets before the current one that go on signing, newest first. */
function stillPromised(secrets: SealedSecrets, now: Date): OlderSecret[] {
  const { previous_secret_sealed: previous, previous_secret_until: until, older_secrets: older } = secrets;
  const replaced =
    previous && until ? [{ sealed: previous.toString('base64'), until: until.toISOString() }] : [];
  return [...replaced, ...older].filter((one) => new Date(one.until) > now);
}

/** Every secret that still signs makes each delivery longer. */
function tooManyRotations(older: readonly OlderSecret[], now: Date): Problem {
  const firstEnd = Math.min(...older.map(({ until }) => Date.parse(until)));
  const seconds = Math.ceil((firstEnd - now.getTime()) / SECOND_MS);
  return new Problem(
    'rate_limited',
    `The secret was replaced ${OLDER_SECRETS_MAX + 1} times within 24 hours, and the old ones still sign along; wait until the first of them ends.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

async function pauseDestination(
  deps: DestinationDeps,
  by: Actor,
  id: number,
): Promise<DestinationWithHealth> {
  const { db, audit, destinations } = deps;
  const { status, webhook_url: url } = await findDestination(deps, by.accountId, id);
  await db.transaction(async (tx) => {
    await destinations.disable(tx, id, 'paused');
    if (status === 'active') await audit.record(tx, by.accountId, eventOf(by, 'webhook_paused', id, url));
  });
  return findDestination(deps, by.accountId, id);
}

async function enableDestination(
  deps: DestinationDeps,
  { by, id, sendHeldBack }: { by: Actor; id: number; sendHeldBack: boolean },
): Promise<DestinationWithHealth> {
  const { db, clock, audit, destinations, deliveries } = deps;
  const { status, webhook_url: url } = await findDestination(deps, by.accountId, id);
  await db.transaction(async (tx) => {
    if (!(await destinations.enable(tx, by.accountId, id))) throw webhookNotFound();
    if (sendHeldBack) await deliveries.sendHeldBack(tx, id, clock.now());
    if (status !== 'active') await audit.record(tx, by.accountId, eventOf(by, 'webhook_enabled', id, url));
  });
  return findDestination(deps, by.accountId, id);
}

/** Paths of addresses may contain tokens, so the audit trail has only the host. */
function eventOf(by: Actor, kind: WebhookEvent, id: number, url: string) {
  return { ...by, kind, detail: { webhook: id, host: new URL(url).host } };
}

/** Undefined if no type is given. `signalType` comes first; `all` makes every other type superfluous. */
function chooseTypes({ signalType, signalTypes }: DestinationChange): SignalFilter[] | undefined {
  if (!signalTypes) return signalType && [signalType];
  if (signalType && !signalTypes.includes(signalType)) {
    const why = 'must contain the signal_type, or be given alone';
    throw invalidRequest(`The signal_types ${why}.`, { signal_types: why });
  }
  if (signalTypes.includes('all')) return ['all'];
  return [...new Set([...(signalType ? [signalType] : []), ...signalTypes])];
}

function cleanDescription(description: string | null | undefined): string | null {
  return visibleText(description ?? '').trim() || null;
}

export function webhookNotFound(): Problem {
  return new Problem('webhook_not_found', 'Your account has no webhook with this id.');
}
