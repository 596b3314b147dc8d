/**
 * The devices that a person signs in with. A device is recognised by a cookie of the console, or by the kind
 * of browser and the network of its address, so that neither a browser update nor a new address of the same
 * provider causes a mail.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import { addressPrefixOf } from '../../../shared/internet/network-address.ts';
import type { Origin } from '../account.ts';
import type { SecurityNotices } from '../security-mails.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { DeviceStore } from './sign-in-devices.store.ts';

interface DeviceDeps {
  deviceStore: DeviceStore;
  notices: SecurityNotices;
  clock: Clock;
}

/** A device that was not seen for longer counts as new. */
export const DEVICE_KEPT_DAYS = 180;

export function createDeviceToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The hashes by which a device is recognised. */
export function deviceHashes({ address, userAgent, deviceToken }: Origin): Buffer[] {
  const texts = [`${deviceName(userAgent ?? null)}\0${addressPrefixOf(address)}`];
  if (deviceToken !== undefined) texts.push(`cookie\0${deviceToken}`);
  return texts.map((text) => createHash('sha256').update(text).digest());
}

/** Part of a sign-in: remembers the device, and queues a mail if it is new and not the first one. */
export async function noticeDevice(
  { deviceStore, notices, clock }: DeviceDeps,
  tx: Transaction,
  { userId, origin }: { userId: string; origin: Origin },
): Promise<void> {
  const at = clock.now();
  const known = await deviceStore.remember(tx, userId, { hashes: deviceHashes(origin), at });
  if (known.isKnown || known.isFirst) return;
  await notices.enqueue(tx, userId, {
    kind: 'new_sign_in',
    device: deviceName(origin.userAgent ?? null),
    address: origin.address,
    at: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  });
}
