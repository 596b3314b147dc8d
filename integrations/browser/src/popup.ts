import { createDomesdayClient, type DomesdayClient, type Resolution } from '../../../src/client/index.ts';
import { type Answer, describeAnswer, type Quote } from './answer.ts';
import { button, element, find, link } from './elements.ts';
import { extension } from './extension-api.ts';
import { hostPermission, loadSettings, type Settings, siteOf } from './settings.ts';

/** Where the popup is used: the service, and the site of the tab that it was opened on. */
interface Place {
  settings: Settings;
  client: DomesdayClient;
  site: string;
}

const content = find<HTMLElement>('#content');
void begin().catch(showError);

async function begin(): Promise<void> {
  const settings = await loadSettings(extension());
  if (!settings) return showSetUp();
  const [tab] = await extension().tabs.query({ active: true, currentWindow: true });
  const site = siteOf(tab?.url);
  if (site === undefined) return show(element('p', {}, 'Open a website, and click the icon there.'));
  const client = createDomesdayClient({ baseUrl: settings.address, apiKey: settings.apiKey });
  const place = { settings, client, site };
  const permission = hostPermission(settings.address);
  if (!(await extension().permissions.contains(permission))) return showPermission(place);
  if (settings.asksAtOnce) return lookUp(place);
  show(heading(site), actions(button('Find the company', () => void lookUp(place).catch(showError))));
}

async function lookUp({ settings, client, site }: Place, refresh = false): Promise<void> {
  showWork(site, 'Looking it up …');
  const onPending = () => showWork(site, 'Reading the website …');
  const result = await client.resolveDomain(site, { onPending, refresh });
  showAnswer({ settings, client, site }, result);
}

function showSetUp(): void {
  show(
    element('h1', {}, 'Which service?'),
    element('p', {}, 'Enter the address of your Domesday service and an API key once.'),
    actions(button('Open settings', () => void extension().runtime.openOptionsPage())),
  );
}

/** A person can take the permission back in the settings of the browser. */
function showPermission(place: Place): void {
  const { host } = new URL(place.settings.address);
  const ask = async () => {
    if (await extension().permissions.request(hostPermission(place.settings.address))) await lookUp(place);
  };
  show(
    element('p', {}, `The browser does not let the extension call ${host}.`),
    actions(button(`Allow ${host}`, () => void ask().catch(showError))),
  );
}

function showWork(site: string, text: string): void {
  show(heading(site), element('p', {}, text));
  content.setAttribute('aria-busy', 'true');
}

function showAnswer(place: Place, result: Resolution): void {
  const answer = describeAnswer(result);
  const { settings } = place;
  const company = (number: string) => `${settings.address}/companies/${number}`;
  show(
    element('p', { class: 'quiet' }, result.input_domain),
    element('h1', {}, answer.title),
    answer.sureness && element('p', { class: 'good' }, answer.sureness),
    ...answer.facts.map((fact) => element('p', {}, fact)),
    answer.quotes.length > 0 && element('ul', { class: 'quotes' }, ...answer.quotes.map(quoteItem)),
    answer.candidates.length > 0 && candidateList(answer, company),
    answer.note && element('p', {}, answer.note),
    actions(
      answer.companyNumber !== null && watchButton(place, answer.companyNumber),
      result.failure?.can_retry && button('Read it again', () => void lookUp(place, true).catch(showError)),
      link(
        'Open in the console',
        answer.companyNumber === null
          ? `${settings.address}/resolve/${result.input_domain}`
          : company(answer.companyNumber),
        'button second',
      ),
    ),
    element('p', { class: 'quiet', role: 'status' }, `${answer.cost}.`),
  );
}

function quoteItem({ before, value, after, page }: Quote): HTMLElement {
  const quote = element('q', {}, before, value && element('mark', {}, value), after);
  return element('li', {}, quote, link(page, page));
}

function candidateList({ candidates }: Answer, href: (number: string) => string): HTMLElement {
  const items = candidates.map(({ number, name, sureness }) =>
    element(
      'li',
      {},
      link(name, href(number)),
      element('span', { class: 'quiet' }, `${number} · ${sureness}`),
    ),
  );
  return element('ul', { class: 'candidates' }, ...items);
}

/** Watches the company, and afterwards stops watching it. */
function watchButton({ client }: Place, companyNumber: string): HTMLButtonElement {
  let isWatched = false;
  const made = button('Watch', () => void change().catch(showFailure));
  async function change(): Promise<void> {
    made.disabled = true;
    try {
      if (isWatched) await client.unwatch(companyNumber);
      else await client.watch(companyNumber);
      isWatched = !isWatched;
      made.textContent = isWatched ? 'Stop watching' : 'Watch';
      say(isWatched ? 'Its changes are now among your signals.' : 'It is not watched any more.');
    } finally {
      made.disabled = false;
    }
  }
  return made;
}

/** An error that leaves what is shown as it is. */
function showFailure(error: unknown): void {
  say(messageOf(error));
}

function say(text: string): void {
  find('[role=status]').textContent = text;
}

function showError(error: unknown): void {
  show(
    element('h1', {}, 'There is no answer'),
    element('p', { role: 'alert' }, messageOf(error)),
    actions(button('Open settings', () => void extension().runtime.openOptionsPage())),
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const heading = (site: string) => element('h1', {}, site);
const actions = (...children: (Node | false | undefined)[]) =>
  element('div', { class: 'actions' }, ...children);

function show(...children: (Node | null | undefined | false | '')[]): void {
  content.replaceChildren(...children.filter((child) => child instanceof Node));
  content.setAttribute('aria-busy', 'false');
}
