/** Most registers of public bodies are under this licence, which asks for one sentence of attribution. */
export const OGL = { licence: 'Open Government Licence v3.0' } as const;
