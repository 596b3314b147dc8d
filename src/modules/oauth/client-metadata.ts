import { storableText, visibleText } from '../../shared/storable-text.ts';

/** The fields of a registration that this service reads. No other field reaches the library. */
const USED = new Set([
  'redirect_uris',
  'client_name',
  'client_uri',
  'application_type',
  'token_endpoint_auth_method',
  'grant_types',
  'response_types',
  'scope',
  'subject_type',
  'id_token_signed_response_alg',
]);

/** Many apps send these to describe themselves to people. No page shows them, so they are dropped. */
const DESCRIPTIVE = new Set([
  'logo_uri',
  'tos_uri',
  'policy_uri',
  'contacts',
  'software_id',
  'software_version',
]);

/**
 * Fields that ask for something this service does not do: addresses that a server would fetch or call, keys,
 * encryption, and other ways to sign in or out. If they were ignored, the app would rely on what never
 * happens.
 */
const REFUSED =
  /_(uris?|endpoint|alg|enc)$|^(jwks|software_statement|authorization_details_types|default_acr_values|default_max_age|response_modes)$|^(backchannel|frontchannel|tls_client|use_mtls|dpop|require|request)_/;

interface ReadMetadata {
  /** The fields that are passed to the library. */
  used: Record<string, unknown>;
  /** The first field that is refused. */
  refused: string | undefined;
}

/** RFC 7591 (section 2) asks servers to ignore fields that they do not understand. */
export function readClientMetadata(metadata: Readonly<Record<string, unknown>>): ReadMetadata {
  const names = Object.keys(metadata);
  return {
    used: Object.fromEntries(names.filter((name) => USED.has(name)).map((name) => [name, metadata[name]])),
    refused: names.find((name) => !USED.has(name) && !DESCRIPTIVE.has(name) && REFUSED.test(name)),
  };
}

const NAME_LENGTH_MAX = 80;

/** The name that an app registered with, as shown to people: it must not turn the words around it. */
export function appName(registered: string | null | undefined): string {
  const name = visibleText(registered ?? '').trim();
  return storableText(name.slice(0, NAME_LENGTH_MAX)) || 'An app without a name';
}
