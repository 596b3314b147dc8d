import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '../src/config.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const COMMANDS = [...read('../src/commands/add-service-commands.ts').matchAll(/\.command\('([a-z]+)/g)].map(
  ([, name]) => name,
);
const isSetting = (name: string) => Object.hasOwn(SETTINGS, name);

describe('the Dockerfile', () => {
  const instructions = read('./Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      return { name, text: rest.join(' ') };
    });
  const texts = (name: string) => instructions.filter((each) => each.name === name).map(({ text }) => text);

  it('has known instructions only, in two stages', () => {
    const known = /^(FROM|WORKDIR|COPY|RUN|ARG|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD)$/;
    for (const { name } of instructions) expect(name).toMatch(known);
    expect(texts('FROM')).toHaveLength(2);
  });

  it('runs a command of the program as an ordinary user, with a health check', () => {
    expect(texts('USER')).toEqual(['node']);
    expect(JSON.parse(texts('ENTRYPOINT')[0] ?? '')).toEqual(['tini', '--', 'node', 'dist/main.js']);
    expect(COMMANDS).toContain(JSON.parse(texts('CMD')[0] ?? '')[0]);
    expect(texts('HEALTHCHECK')[0]).toContain('/healthz');
  });

  it('copies everything that the package ships', () => {
    const copied = texts('COPY').flatMap((text) =>
      [...text.matchAll(/\/app\/(\S+)/g)].map(([, path]) => path),
    );
    const { files } = JSON.parse(read('../package.json')) as { files: string[] };
    const shipped = files.filter((pattern) => !pattern.startsWith('!'));
    expect(copied).toEqual(expect.arrayContaining([...shipped, 'package.json', 'node_modules']));
    const made = ['dist', 'console/dist', 'node_modules'];
    for (const path of copied.filter((each) => !made.includes(each ?? ''))) {
      expect(existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url))), path).toBe(true);
    }
  });

  it('sets settings that exist', () => {
    const names = texts('ENV').flatMap((text) => [...text.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name));
    for (const name of names) expect(name === 'NODE_ENV' || isSetting(name ?? ''), name).toBe(true);
  });
});

describe('the compose file', () => {
  const { services } = parse(read('./compose.yaml'), { merge: true }) as {
    services: Record<string, { command: string[]; environment: Record<string, string>; depends_on?: object }>;
  };

  it('runs commands of the program with settings that exist', () => {
    for (const name of ['migrate', 'serve', 'work']) {
      const { command = [], environment = {} } = services[name] ?? {};
      expect(COMMANDS).toContain(command[0]);
      for (const setting of Object.keys(environment)) expect(isSetting(setting), setting).toBe(true);
    }
  });

  it('migrates when the database is healthy, and starts the rest when that is done', () => {
    expect(services.migrate?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    for (const name of ['serve', 'work']) {
      expect(services[name]?.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
      });
    }
  });

  it('has no secret in it', () => {
    expect(read('./compose.yaml')).not.toMatch(/(PASSWORD|SECRET): (?!\$)/);
  });
});

describe('the Kubernetes manifests', () => {
  interface Container {
    args: string[];
    ports?: { name: string; containerPort: number }[];
    envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
    startupProbe?: { httpGet: { path: string; port: string } };
    readinessProbe?: { httpGet: { path: string; port: string } };
    livenessProbe?: { tcpSocket: { port: string } };
    securityContext: object;
  }
  interface Manifest {
    apiVersion: string;
    kind: string;
    metadata: { name: string; namespace?: string };
    data?: Record<string, string>;
    spec: {
      selector: { matchLabels: Record<string, string> } & Record<string, string>;
      template: { metadata: { labels: Record<string, string> }; spec: { containers: Container[] } };
      ports: { targetPort: string }[];
    };
  }
  const documents = parseAllDocuments(read('./kubernetes/domesday.yaml'));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  it('are well-formed and in one namespace', () => {
    for (const { errors } of documents) expect(errors).toEqual([]);
    const [namespace, ...others] = manifests;
    for (const { metadata } of others) expect(metadata.namespace).toBe(namespace?.metadata.name);
  });

  it('run commands of the program with settings that exist, as an ordinary user', () => {
    const settings = Object.keys(ofKind('ConfigMap')[0]?.data ?? {});
    for (const setting of settings) expect(isSetting(setting), setting).toBe(true);
    for (const { spec } of [...ofKind('Job'), ...ofKind('Deployment')]) {
      const [container] = spec.template.spec.containers;
      expect(COMMANDS).toContain(container?.args[0]);
      expect(container?.envFrom[0]?.configMapRef?.name).toBe(ofKind('ConfigMap')[0]?.metadata.name);
      expect(spec.template.spec).toMatchObject({ securityContext: { runAsNonRoot: true } });
      expect(container?.securityContext).toMatchObject({ allowPrivilegeEscalation: false });
    }
  });

  it('probe ports that the containers open, at paths that the program answers', () => {
    const { paths } = JSON.parse(read('../openapi.json')) as { paths: object };
    for (const { spec } of ofKind('Deployment')) {
      const [container] = spec.template.spec.containers;
      const ports = container?.ports?.map(({ name }) => name);
      for (const probe of [container?.startupProbe, container?.readinessProbe]) {
        if (!probe) continue;
        expect(paths).toHaveProperty([probe.httpGet.path]);
        expect(ports).toContain(probe.httpGet.port);
      }
      expect(ports).toContain(container?.livenessProbe?.tcpSocket.port);
    }
  });

  it('send traffic to the pods that serve', () => {
    const serve = ofKind('Deployment').find(({ metadata }) => metadata.name === 'domesday-serve');
    const service = ofKind('Service')[0]?.spec;
    expect(serve?.spec.template.metadata.labels).toMatchObject(service?.selector ?? {});
    expect(serve?.spec.template.spec.containers[0]?.ports).toMatchObject([
      { name: service?.ports[0]?.targetPort },
    ]);
    for (const { spec } of ofKind('Deployment')) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    }
  });
});

describe.each(['serve', 'work'])('the systemd unit of %s', (role) => {
  const unit = read(`./systemd/domesday-${role}.service`);

  it('runs that command as an ordinary user, and starts it again', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/node dist/main.js ${role}\n`);
    expect(unit).toMatch(/^User=domesday$/m);
    expect(unit).toMatch(/^Restart=always$/m);
  });

  it('has sections with settings of the form name=value only', () => {
    expect(unit.match(/^\[.+\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
    for (const line of unit.split('\n')) expect(line).toMatch(/^($|#|\[[A-Z][a-z]+\]$|[A-Z][A-Za-z]+=.)/);
  });
});

describe('the monitoring files', () => {
  const source = `${read('../src/http/metrics.ts')}`;
  const measured = (text: string) => [...text.matchAll(/domesday_[a-z_]+/g)].map(([name]) => name);
  const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '');

  it.each(['grafana-dashboard.json', 'alerts.yaml'])('%s uses metrics that exist', (file) => {
    const names = measured(read(`./monitoring/${file}`));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(source).toContain(`'${base(name)}'`);
  });

  it('are well-formed', () => {
    const { panels } = JSON.parse(read('./monitoring/grafana-dashboard.json')) as {
      panels: { id: number }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const file of ['alerts.yaml', 'prometheus.yaml']) {
      for (const { errors } of parseAllDocuments(read(`./monitoring/${file}`))) expect(errors).toEqual([]);
    }
  });
});
