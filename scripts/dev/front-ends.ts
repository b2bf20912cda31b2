import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, DevEnvironment, type ProxyOptions, type ViteDevServer } from 'vite';
import { ROOT } from '../setup/paths.ts';
import type { ModuleChannel } from './module-channel.ts';

/** The development servers of storefront and back office on one port. Other requests go to the API server. */
export interface FrontEnds {
  readonly port: number;
  /** Sets the address of the API server; requests wait until it is set for the first time. */
  leadTo(apiUrl: string): void;
  stop(): Promise<void>;
}

const WEB = join(ROOT, 'web');
const ADMIN = join(ROOT, 'admin');
/** Vite's own paths and those of modules. Other files are those of `web/public`. */
const OF_STOREFRONT = /^\/(@|src\/|styled-system\/|node_modules\/)/;
const OF_BACK_OFFICE = /^\/admin(\/|$|\?)/;

/** Editors empty a file before they write it; on a busy machine it would be read in between, and the next event would be lost. */
const WATCH = { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } };

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

/** Whether one of Vite's servers handles the request, not the API server. */
function isOfFrontEnd(request: IncomingMessage): boolean {
  if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return true;
  const path = pathOf(request);
  return OF_STOREFRONT.test(path) || (path !== '/' && existsSync(join(WEB, 'public', path)));
}

/** Vite's proxy to an API server whose address changes with each restart. */
function createApiProxy(): { readonly options: ProxyOptions; leadTo(apiUrl: string): void } {
  let announce = () => {};
  const isReady = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const options: ProxyOptions = {
    ws: true,
    async bypass(request) {
      if (isOfFrontEnd(request)) return request.url;
      await isReady;
      return undefined;
    },
  };
  return {
    options,
    leadTo(apiUrl) {
      options.target = apiUrl;
      announce();
    },
  };
}

function openStorefront(server: Server, proxy: ProxyOptions, channel: ModuleChannel): Promise<ViteDevServer> {
  return createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: { server }, hmr: { server }, watch: WATCH, proxy: { '/': proxy } },
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, config) => new DevEnvironment(name, config, { hot: false, transport: channel }),
        },
      },
    },
  });
}

function openBackOffice(server: Server): Promise<ViteDevServer> {
  return createServer({
    root: ADMIN,
    configFile: join(ADMIN, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: { server }, hmr: { server }, watch: WATCH },
  });
}

export async function openFrontEnds(port: number, host: string, channel: ModuleChannel): Promise<FrontEnds> {
  const server = createHttpServer();
  const proxy = createApiProxy();
  const [web, admin] = await Promise.all([openStorefront(server, proxy.options, channel), openBackOffice(server)]);
  server.on('request', (request, response) => {
    if (pathOf(request) === '/admin') response.writeHead(302, { location: '/admin/' }).end();
    else if (OF_BACK_OFFICE.test(pathOf(request))) admin.middlewares(request, response);
    else web.middlewares(request, response);
  });
  // The slowest part of each first page, started early: Panda takes seconds to read all sources.
  void web.environments.client.warmupRequest('/src/styles.css?direct');
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: proxy.leadTo,
    async stop() {
      await Promise.all([web.close(), admin.close()]);
      server.closeAllConnections();
      server.close();
    },
  };
}
