import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import type { StartSettings } from '../../settings.ts';

const STAND_IN = fileURLToPath(new URL('stand-in.mjs', import.meta.url));

/** A folder for this test, with a space in its name. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eunbit start '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));
  return folder;
}

/** Settings for a start in a new folder, which chooses its database by itself. */
export function buildSettings(settings: Partial<StartSettings> = {}): StartSettings {
  return {
    port: 0,
    production: false,
    dataDir: newFolder(),
    mongodbUri: null,
    database: null,
    mongodVersion: null,
    seedPassword: null,
    ...settings,
  };
}

export function buildScript(line: string): string {
  return `#!/bin/sh\n${line}\n`;
}

/** A working mongod; `environment` sets its behaviour. */
export function workingMongod(environment: Readonly<Record<string, string>> = {}): string {
  const variables = Object.entries(environment).map(([name, value]) => `${name}='${value}'`);
  return buildScript(`${variables.join(' ')} exec '${process.execPath}' '${STAND_IN}' "$@"`);
}

/** Makes this test find a program instead of downloading one. */
export function installMongod(script: string): string {
  const path = join(newFolder(), 'mongod');
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  vi.stubEnv('MONGOMS_SYSTEM_BINARY', path);
  return path;
}

/** Serves the downloads of this test; returns the requested paths. */
export async function serveDownloads(answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  downloadFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return asked;
}

/** Makes this test download from an address, on any machine. */
export function downloadFrom(mirror: string): void {
  vi.stubEnv('MONGOMS_DOWNLOAD_MIRROR', mirror);
  vi.stubEnv('MONGOMS_DOWNLOAD_DIR', newFolder());
  vi.stubEnv('MONGOMS_USE_HTTP', 'true');
  vi.stubEnv('MONGOMS_PLATFORM', 'linux');
  vi.stubEnv('MONGOMS_DISTRO', 'ubuntu-22.04');
  for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'npm_config_proxy'])
    vi.stubEnv(name, '');
}
