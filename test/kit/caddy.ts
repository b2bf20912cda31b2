import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { vi } from 'vitest';
import { freePort } from '../../scripts/setup/free-port.ts';
import { ROOT } from '../../scripts/setup/paths.ts';
import { onPath } from '../../scripts/setup/programs.ts';

/** Null if Caddy is not installed. */
export const CADDY = onPath(['caddy']);

export interface ProxyAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Opens a TLS connection; rejects if the proxy has no certificate for that name. */
async function shakeHands(port: number, servername: string, ca: Buffer): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port, servername, ca });
  await once(socket, 'secureConnect').finally(() => socket.destroy());
}

/** The shop's Caddyfile in front of these servers, with self-signed certificates. */
export class CaddyProxy {
  readonly port: number;
  readonly host: string;
  /** Trusts its certificates. */
  readonly agent: Agent;
  readonly stop: () => Promise<void>;
  /** Returns its log so far. */
  readonly readLog: () => string;

  private constructor(port: number, ca: Buffer, readLog: () => string, stop: () => Promise<void>) {
    this.port = port;
    this.readLog = readLog;
    this.host = `shop.localhost:${port}`;
    this.agent = new Agent({ keepAlive: true, ca, servername: 'shop.localhost' });
    this.stop = async () => {
      this.agent.destroy();
      await stop();
    };
  }

  static async start(servers: readonly string[]): Promise<CaddyProxy> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const folder = mkdtempSync(join(tmpdir(), 'eunbit-caddy-'));
    const caddy = spawn(CADDY ?? '', ['run', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')], {
      env: {
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        HOSTS: `shop.localhost:${port}, postcode.localhost:${port}`,
        TLS: 'internal',
        SERVERS: servers.join(' '),
        METRICS_PORT: String(metricsPort),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(caddy, 'exit');
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      caddy.stderr.on('data', (chunk: Buffer) => {
        printed += chunk;
        // Both certificates exist, and both servers were probed for readiness.
        if (printed.split('certificate obtained successfully').length > 2) resolve();
      });
      void ended.then(() => reject(new Error(`Caddy has ended: ${printed}`)));
    });
    const ca = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'));
    // Caddy logs a certificate before it uses it, and rejects connections until then.
    await vi.waitFor(() => shakeHands(port, 'shop.localhost', ca), { interval: 10 });
    const stop = async () => {
      caddy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    return new CaddyProxy(port, ca, () => printed, stop);
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<ProxyAnswer> {
    const { port, agent } = this;
    const asked = request({ host: '127.0.0.1', port, path, agent, headers: { host: this.host, ...headers } }).end();
    const [response] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  }
}
