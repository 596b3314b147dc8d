import { expect, it } from 'vitest';
import { appName, readClientMetadata } from './client-metadata.ts';

it.each([
  ...['sector_identifier_uri', 'jwks_uri', 'jwks', 'initiate_login_uri', 'request_uris'],
  ...['backchannel_logout_uri', 'backchannel_client_notification_endpoint', 'frontchannel_logout_uri'],
  ...['post_logout_redirect_uris', 'tls_client_auth_san_uri', 'software_statement', 'require_auth_time'],
  ...['request_object_signing_alg', 'userinfo_encrypted_response_enc', 'a_new_uri'],
])('an app that registers with %s is refused', (name) => {
  expect(readClientMetadata({ redirect_uris: [], [name]: 'https://127.0.0.1/' }).refused).toBe(name);
});

it.each(['logo_uri', 'tos_uri', 'policy_uri', 'contacts', 'software_id', 'client_id', 'client_name#de', 'x'])(
  '%s is ignored and does not reach the library',
  (name) => {
    expect(readClientMetadata({ client_name: 'Kite', [name]: 'https://127.0.0.1/' })).toEqual({
      used: { client_name: 'Kite' },
      refused: undefined,
    });
  },
);

it.each([
  [' Orchard Assistant ', 'Orchard Assistant'],
  ['Orchard\u202e gnp\r\n', 'Orchard gnp'],
  ['\u2066\u0007 ', 'An app without a name'],
  [null, 'An app without a name'],
  [`${'x'.repeat(79)}🍎 and more`, `${'x'.repeat(79)}\ufffd`],
])('the name %j is shown as %j', (registered, shown) => {
  expect(appName(registered)).toBe(shown);
});
