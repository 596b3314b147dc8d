/** How a call is written in the languages of the reference. */
interface SampleCall {
  method: string;
  /** The full address, with an example in place of each parameter. */
  url: string;
  /** The header that carries the credential; undefined where none is needed. */
  credential: 'key' | 'session' | undefined;
  body: unknown;
}

export interface Sample {
  language: string;
  code: string;
}

export function samplesOf(call: SampleCall): Sample[] {
  return [
    { language: 'curl', code: curl(call) },
    { language: 'TypeScript', code: typescript(call) },
    { language: 'Python', code: python(call) },
  ];
}

const HEADERS = {
  key: { name: 'X-API-Key', shell: '$DOMESDAY_API_KEY', variable: 'DOMESDAY_API_KEY', before: '' },
  session: {
    name: 'Authorization',
    shell: 'Bearer $DOMESDAY_SESSION',
    variable: 'DOMESDAY_SESSION',
    before: 'Bearer ',
  },
} as const;

function curl({ method, url, credential, body }: SampleCall): string {
  const header = credential && HEADERS[credential];
  return [
    `curl -sf ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    ...(header ? [`-H "${header.name}: ${header.shell}"`] : []),
    ...(body === undefined
      ? []
      : [
          "-H 'content-type: application/json'",
          `-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`,
        ]),
  ].join(' \\\n  ');
}

function typescript({ method, url, credential, body }: SampleCall): string {
  const header = credential && HEADERS[credential];
  const value =
    header &&
    (header.before === ''
      ? `process.env.${header.variable} ?? ''`
      : `\`${header.before}\${process.env.${header.variable}}\``);
  const headers = [
    ...(header ? [`'${header.name}': ${value}`] : []),
    ...(body === undefined ? [] : ["'content-type': 'application/json'"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),`]),
  ];
  const call = options.length === 0 ? `'${url}'` : `'${url}', {\n${options.join('\n')}\n}`;
  return `const response = await fetch(${call});\nif (!response.ok) throw new Error(await response.text());\nconst answer = await response.json();`;
}

function python({ method, url, credential, body }: SampleCall): string {
  const header = credential && HEADERS[credential];
  const lines = [
    `    "${url}",`,
    ...(header
      ? [
          `    headers={"${header.name}": ${header.before === '' ? '' : `"${header.before}" + `}os.environ["${header.variable}"]},`,
        ]
      : []),
    ...(body === undefined ? [] : [`    json=${indented(pythonLiteral(body, 2), 4)},`]),
  ];
  const imports = header ? 'import os\nimport requests\n\n' : 'import requests\n\n';
  return `${imports}response = requests.${method.toLowerCase()}(\n${lines.join('\n')}\n)\nresponse.raise_for_status()\nanswer = response.json()`;
}

/** JSON with Python's words for true, false and null; those within texts stay. */
function pythonLiteral(value: unknown, indent: number): string {
  const words: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
  return JSON.stringify(value, null, indent).replaceAll(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (part) => words[part] ?? part,
  );
}

function indented(text: string, spaces = 2): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
