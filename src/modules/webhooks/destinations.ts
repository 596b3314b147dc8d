import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/egress/index.ts';
import type { Database, Transaction } from '../../platform/postgres/index.ts';
import type { AuditKind } from '../../shared/audit-kinds.ts';
import { type Clock, DAY_MS } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { invalidRequest, Problem } from '../../shared/problem.ts';
import type { SecretBox } from '../../shared/secret-box.ts';
import type { SignalType } from '../../shared/signal-types.ts';
import { storableText, visibleText } from '../../shared/storable-text.ts';
import type { Actor, Audit } from '../audit/index.ts';
import type { SignalFilter } from '../signals/index.ts';
import type { DeliveryStore } from './deliveries.store.ts';
import type { DeliveryLogStore, LogPage } from './delivery-log.store.ts';
import type { DestinationStore, NewDestination, SealedSecrets } from './destinations.store.ts';
import { createSigningSecret, secretOwner } from './signing-secrets.ts';
import { TEST_RECEIVER_MS, testReceiverUrl } from './test-receiver.ts';
import { type DestinationWithHealth, type LoggedDelivery, testBody } from './webhook.ts';

interface DestinationDeps {
  db: Database;
  clock: Clock;
  ids: IdSource;
  audit: Pick<Audit, 'record'>;
  box: SecretBox;
  destinations: DestinationStore;
  deliveries: DeliveryStore;
  deliveryLog: DeliveryLogStore;
  /** Queues the job that deletes marked destinations, in the transaction that marks one. */
  enqueueClearing: (tx: Transaction) => Promise<void>;
}

/** What an account says about a destination when it registers one. */
interface DestinationInput {
  webhookUrl: string;
  signalType: SignalFilter;
  /** Several types; `signalType` is one of them. */
  signalTypes?: readonly SignalFilter[] | undefined;
  description?: string | null | undefined;
}

/** The same when it changes one: what is undefined stays. */
type DestinationChange = { [Field in keyof DestinationInput]?: DestinationInput[Field] | undefined };

type WebhookEvent = Extract<AuditKind, `webhook_${string}`>;

const PREVIOUS_SECRET_MS = DAY_MS;

/** What an account can do with its destinations. Each call takes the account and sees only its destinations. */
export function createDestinations(deps: DestinationDeps) {
  const { db, clock, ids, box, audit, destinations, deliveries, deliveryLog } = deps;

  async function find(accountId: string, id: number): Promise<DestinationWithHealth> {
    const destination = await destinations.find(db, { accountId, id }, clock.now());
    if (!destination) throw webhookNotFound();
    return destination;
  }

  async function findDelivery(destinationId: number, deliveryId: string): Promise<LoggedDelivery> {
    const delivery = await deliveryLog.find(db, destinationId, deliveryId);
    if (!delivery) throw new Problem('not_found', 'This destination has no delivery with this id.');
    return delivery;
  }

  /** A secret is sealed for its address, so an address changes together with its secrets. */
  function sealFor(webhookUrl: string, { webhook_url: from, ...sealed }: SealedSecrets) {
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
    };
  }

  /** Addresses may hold tokens in their path, so the trail has the host only. */
  function record(tx: Transaction, by: Actor, kind: WebhookEvent, { id, url }: { id: number; url: string }) {
    return audit.record(tx, by.accountId, { ...by, kind, detail: { webhook: id, host: new URL(url).host } });
  }

  async function add(by: Actor, added: Omit<NewDestination, 'accountId' | 'secretSealed' | 'at'>) {
    const { accountId } = by;
    const signingSecret = createSigningSecret();
    const secretSealed = box.seal(signingSecret, secretOwner(added.webhookUrl));
    const id = await db.transaction(async (tx) => {
      const inserted = await destinations.insert(tx, { ...added, accountId, secretSealed, at: clock.now() });
      if (inserted !== undefined)
        await record(tx, by, 'webhook_created', { id: inserted, url: added.webhookUrl });
      return inserted;
    });
    if (id !== undefined) return { destination: await find(accountId, id), signingSecret };
    throw new Problem(
      'webhook_limit_reached',
      'An account has at most 10 webhooks: delete one that you no longer need.',
    );
  }

  return {
    list: (accountId: string) => destinations.list(db, accountId, clock.now()),
    find,

    async register(by: Actor, input: DestinationInput) {
      return add(by, {
        webhookUrl: checkDestinationUrl(input.webhookUrl),
        description: cleanDescription(input.description),
        signalTypes: chooseTypes(input) ?? [input.signalType],
        expiresAt: null,
      });
    },

    /** A destination for all signals that the service itself receives, until it expires. */
    async registerTestReceiver(by: Actor) {
      return add(by, {
        webhookUrl: testReceiverUrl(ids.capability('rcv')),
        description: 'Test receiver',
        signalTypes: ['all'],
        expiresAt: new Date(clock.now().getTime() + TEST_RECEIVER_MS),
      });
    },

    /** Changes what is given. The signing secret, the status and the log stay. */
    async edit(by: Actor, id: number, input: DestinationChange): Promise<DestinationWithHealth> {
      const { accountId } = by;
      const signalTypes = chooseTypes(input);
      await db.transaction(async (tx) => {
        const secrets = await destinations.lockSecrets(tx, accountId, id);
        if (!secrets) throw webhookNotFound();
        const isMoved = input.webhookUrl !== undefined && input.webhookUrl !== secrets.webhook_url;
        const webhookUrl = isMoved ? checkDestinationUrl(input.webhookUrl ?? '') : secrets.webhook_url;
        await destinations.edit(tx, id, {
          signalTypes,
          description: input.description === undefined ? undefined : cleanDescription(input.description),
          moved: isMoved ? sealFor(webhookUrl, secrets) : undefined,
        });
        await record(tx, by, 'webhook_edited', { id, url: webhookUrl });
      });
      return find(accountId, id);
    },

    async delete(by: Actor, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const secrets = await destinations.lockSecrets(tx, by.accountId, id);
        if (!secrets || !(await destinations.markDeleted(tx, by.accountId, id))) throw webhookNotFound();
        await deps.enqueueClearing(tx);
        await record(tx, by, 'webhook_deleted', { id, url: secrets.webhook_url });
      });
    },

    async rotateSecret(by: Actor, id: number) {
      const signingSecret = createSigningSecret();
      const previousUntil = new Date(clock.now().getTime() + PREVIOUS_SECRET_MS);
      await db.transaction(async (tx) => {
        const secrets = await destinations.lockSecrets(tx, by.accountId, id);
        if (!secrets) throw webhookNotFound();
        const sealed = box.seal(signingSecret, secretOwner(secrets.webhook_url));
        await destinations.rotateSecret(tx, id, { sealed, previousUntil });
        await record(tx, by, 'webhook_secret_replaced', { id, url: secrets.webhook_url });
      });
      return { signingSecret, previousUntil };
    },

    /** Signals that are made from now on are held back until the account enables the destination again. */
    async pause(by: Actor, id: number): Promise<DestinationWithHealth> {
      const { status, webhook_url: url } = await find(by.accountId, id);
      await db.transaction(async (tx) => {
        await destinations.disable(tx, id, 'paused');
        if (status === 'active') await record(tx, by, 'webhook_paused', { id, url });
      });
      return find(by.accountId, id);
    },

    /** What waited when it was disabled is sent in any case; what was held back since then, only on request. */
    async enable(
      by: Actor,
      id: number,
      { sendHeldBack = false }: { sendHeldBack?: boolean } = {},
    ): Promise<DestinationWithHealth> {
      const { status, webhook_url: url } = await find(by.accountId, id);
      await db.transaction(async (tx) => {
        if (!(await destinations.enable(tx, by.accountId, id))) throw webhookNotFound();
        if (sendHeldBack) await deliveries.sendHeldBack(tx, id, clock.now());
        if (status !== 'active') await record(tx, by, 'webhook_enabled', { id, url });
      });
      return find(by.accountId, id);
    },

    /** Queues a delivery about a fictional company, of the destination's first type unless another is given. */
    async test(accountId: string, id: number, signalType?: SignalType): Promise<LoggedDelivery> {
      const { signal_type } = await find(accountId, id);
      const at = clock.now();
      const deliveryId = ids.sortable('whd', at);
      const body = testBody(ids.sortable('sig_test', at), signalType ?? signal_type, at);
      const test = { destinationId: id, id: deliveryId, body, at };
      if (!(await deliveries.insertTest(db, test))) throw webhookNotFound();
      return findDelivery(id, deliveryId);
    },

    async listDeliveries(accountId: string, id: number, page: LogPage) {
      await find(accountId, id);
      return deliveryLog.list(db, id, page);
    },

    /** One delivery, with the headers of its attempts. */
    async findDelivery(accountId: string, id: number, deliveryId: string): Promise<LoggedDelivery> {
      await find(accountId, id);
      return findDelivery(id, deliveryId);
    },

    async redeliver(accountId: string, id: number, deliveryId: string): Promise<LoggedDelivery> {
      await find(accountId, id);
      await findDelivery(id, deliveryId);
      await deliveries.restart(db, id, deliveryId, clock.now());
      return findDelivery(id, deliveryId);
    },
  };
}

/** Undefined when no type is given. `signalType` comes first; `all` makes every other type superfluous. */
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
  return visibleText(storableText(description ?? '')).trim() || null;
}

export function webhookNotFound(): Problem {
  return new Problem('webhook_not_found', 'Your account has no webhook with this id.');
}

const URL_LENGTH_MAX = 2_048;
/** Names that only resolve on the local machine or network. */
const LOCAL_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'invalid',
  'onion',
  'lan',
  'home.arpa',
  'localdomain',
];

/**
 * Returns the address of a destination as its owner wrote it, which is how it is stored and shown. What its name resolves to
 * is checked at every delivery instead, because it can change.
 */
export function checkDestinationUrl(text: string): string {
  const given = text.trim();
  if (given.length > URL_LENGTH_MAX) throw refused(`is longer than ${URL_LENGTH_MAX} characters`);
  if (!URL.canParse(given)) {
    throw refused('is not an address; it should look like https://hooks.example.com/domesday');
  }
  const url = new URL(given);
  if (url.protocol !== 'https:') throw refused('must begin with https://');
  if (url.username || url.password) throw refused('must not hold a user name or password');
  const problem = hostProblem(url.hostname);
  if (problem) throw refused(problem);
  return given;
}

function hostProblem(hostname: string): string | undefined {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal)) return isPublicAddress(literal) ? undefined : 'is not a public address';
  const name = hostname.replace(/\.$/, '').toLowerCase();
  if (!name.includes('.')) return 'must be a full domain name, such as hooks.example.com';
  const isLocal = LOCAL_SUFFIXES.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
  return isLocal ? 'names a machine that cannot be reached from here' : undefined;
}

function refused(why: string): Problem {
  return invalidRequest(`The webhook_url ${why}.`, { webhook_url: why });
}
