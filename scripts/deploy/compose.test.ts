import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '@eunbit/server/config';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../setup/paths.ts';

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readServices = (file: string): Record<string, Service> => parse(read(file), { merge: true }).services;

const shop = readServices('compose.yml');
const observers = Object.fromEntries(
  Object.entries(readServices('compose.observability.yml')).filter(([, { image }]) => image !== undefined),
);
const services = Object.entries({ ...shop, ...observers });
const servers = Object.entries(shop).filter(([, { environment }]) => environment?.MONGODB_URI !== undefined);

/** Names that a settings file sets, or contains as comments. */
const findSettings = (file: string) => [...read(file).matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
const ofProduction = findSettings('.env.production.example');
const ofServer = findSettings('.env.example');
const composeFiles = read('compose.yml') + read('compose.observability.yml');

describe.each(services)('the container %s', (_, service) => {
  it('has no capabilities, and a limit for its memory and its log', () => {
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+m$/);
    expect(service.logging?.options).toHaveProperty('max-size');
  });

  it('has a fixed version, and mounts existing files', () => {
    expect(service.image).toMatch(/:v?\d+\.\d+\.\d+|^\$\{SHOP_IMAGE/);
    const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    expect(mounted.filter((path) => path.startsWith('./') && !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe.each(servers)('the process %s of the shop', (_, { environment = {}, ...service }) => {
  it('has a read-only file system, and gets enough time to finish its work', () => {
    expect(service.read_only).toBe(true);
    const delay = Number(environment.SHUTDOWN_DELAY_SECONDS);
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(delay + 10);
  });

  it('does not get the secrets of other containers', () => {
    const secrets = ofProduction.filter((name) => /PASSWORD|KEY|SECRET|TOKEN|URL$/.test(name ?? ''));
    const ofOthers = secrets.filter((name) => !ofServer.includes(name));
    expect(ofOthers.length).toBeGreaterThan(4);
    expect(ofOthers.filter((name = '') => environment[name] !== '')).toEqual([]);
  });
});

describe('the settings of production', () => {
  it('include everything that the server requires', () => {
    const given = { NODE_ENV: 'production' };
    const missing = (() => {
      try {
        readConfig(given);
      } catch (error) {
        if (error instanceof ConfigError) return error.message.split('\n').map((line) => line.split(' ', 1)[0]);
      }
      return [];
    })();
    expect(missing).toContain('POSTMARK_SERVER_TOKEN');
    expect(missing.length).toBeGreaterThan(6);
    const set = [...ofProduction, ...Object.keys(shop['web-1']?.environment ?? {})];
    expect(missing.filter((name) => !set.includes(name))).toEqual([]);
  });

  it('include everything that the files require, and nothing unknown to both them and the server', () => {
    const asked = [...composeFiles.matchAll(/\$\{([A-Z_]+)(:?[-+?])?/g)];
    const needed = asked.filter(([, , otherwise]) => otherwise === undefined || otherwise.endsWith('?'));
    expect(needed.map(([, name]) => name).filter((name) => !ofProduction.includes(name))).toEqual([]);
    const known = [
      ...ofServer,
      ...asked.map(([, name]) => name),
      'COMPOSE_FILE',
      'COMPOSE_PROFILES',
      'ALERT_SLACK_URL',
    ];
    expect(ofProduction.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('open only the proxy to the internet', () => {
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    );
    expect(open).toEqual(['caddy 80:80', 'caddy 443:443', 'caddy 443:443/udp']);
  });

  it('raise an alert about memory before the limit', () => {
    const [, alarm] = /process_resident_memory_bytes\S* > (\d+)e6/.exec(read('deploy/observability/alerts.yml')) ?? [];
    expect(Number(alarm)).toBeGreaterThan(300);
    expect(Number(alarm)).toBeLessThan(Number.parseInt(shop['web-1']?.mem_limit ?? '', 10) * 0.85);
  });
});

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('installs with the manifests of all workspaces', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, name]) => name);
    expect(copied.sort()).toEqual([...workspaces].sort());
  });

  it('copies everything that the image needs', () => {
    const copied = [...dockerfile.matchAll(/\/image\/(\S+)/g)].map(([, name]) => name);
    const folders = ['admin', 'bin', 'node_modules', 'scripts', 'server', 'web'];
    const files = ['healthcheck.mjs', 'package.json', 'third-party-notices.txt'];
    expect(copied.sort()).toEqual([...folders, ...files].sort());
  });

  it('runs the version of Node for production', () => {
    expect(dockerfile).toMatch(new RegExp(`^ARG NODE=node:${read('.nvmrc').trim()}\\.\\d+\\.\\d+-`, 'm'));
  });
});

describe('the files of deploy/', () => {
  it('are mounted into a container, copied to a machine, or run by people', () => {
    const names = readdirSync(join(ROOT, 'deploy'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1));
    const used = names.filter((name) =>
      services.some(([, { volumes = [] }]) =>
        volumes.some((volume) => `./${name}`.startsWith(volume.split(':')[0] ?? '')),
      ),
    );
    const copied = readdirSync(join(ROOT, 'deploy/systemd')).map((name) => `deploy/systemd/${name}`);
    expect(read('docs/going-live.md')).toContain('cp deploy/systemd/* /etc/systemd/system/');
    expect(names.filter((name) => !used.includes(name) && !copied.includes(name)).sort()).toEqual([
      'deploy/observability/alerts.test.yml',
      'deploy/update.sh',
    ]);
  });
});
