import type { CredentialType } from './n8n-types.ts';

/** n8n finds the class by the name of its file, and tests a credential with the request below. */
export class DomesdayApi implements CredentialType {
  name = 'domesdayApi';
  displayName = 'Domesday API';
  icon = 'file:domesday.svg' as const;
  properties = [
    {
      displayName: 'Address',
      name: 'url',
      type: 'string' as const,
      default: '',
      required: true,
      placeholder: 'https://domesday.example.org',
      description: 'Where your Domesday service is',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string' as const,
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'From the console, under Account, API keys',
    },
  ];
  authenticate = {
    type: 'generic' as const,
    properties: { headers: { 'X-API-Key': '={{$credentials.apiKey}}' } },
  };
  test = { request: { baseURL: '={{$credentials.url}}', url: '/v1/auth/me' } };
}
