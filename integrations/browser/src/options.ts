import { createDomesdayClient } from '../../../src/client/index.ts';
import { find } from './elements.ts';
import { extension } from './extension-api.ts';
import { hostPermission, isUnencrypted, loadSettings, readAddress, saveSettings } from './settings.ts';

const form = find<HTMLFormElement>('form');
const address = find<HTMLInputElement>('[name=address]');
const key = find<HTMLInputElement>('[name=key]');
const atOnce = find<HTMLInputElement>('[name=at-once]');
const outcome = find<HTMLElement>('#outcome');

const say = (text: string) => {
  outcome.textContent = text;
};
const sayError = (error: unknown) => say(error instanceof Error ? error.message : String(error));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void save().catch(sayError);
});
void fillIn().catch(sayError);

async function fillIn(): Promise<void> {
  const settings = await loadSettings(extension());
  if (!settings) return;
  address.value = settings.address;
  key.value = settings.apiKey;
  atOnce.checked = settings.asksAtOnce;
}

async function save(): Promise<void> {
  const settings = {
    address: readAddress(address.value),
    apiKey: key.value.trim(),
    asksAtOnce: atOnce.checked,
  };
  // First, because a browser asks only as the direct consequence of a click.
  const isAllowed = await extension().permissions.request(hostPermission(settings.address));
  if (!isAllowed) return say('Not saved: without the permission the extension cannot call this address.');
  await saveSettings(extension(), settings);
  say('Saved. Calling the service …');
  const client = createDomesdayClient({ baseUrl: settings.address, apiKey: settings.apiKey });
  const { email, credit_balance: balance, credits_held: held } = await client.account();
  const warning = isUnencrypted(settings.address) ? ' This address is not encrypted: use https.' : '';
  say(`Saved. Connected as ${email}, ${balance - held} credits left.${warning}`);
}
