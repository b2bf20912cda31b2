import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FaultPlan, StatusFault } from './faults.ts';

export interface Exchange {
  method: string;
  /** The route's pattern, such as `/v1/refunds/:id`: what faults are matched by. */
  pattern: string;
  path: string;
  params: Record<string, string>;
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Answer {
  status: number;
  /** Objects are sent as JSON, texts as HTML unless the headers say otherwise. */
  body?: object | string;
  headers?: Record<string, string>;
}

export interface Route {
  method: string;
  pattern: string;
  handle(exchange: Exchange): Answer | Promise<Answer>;
}

interface HttpServiceOptions {
  port: number;
  host: string;
  routes: Route[];
  faults: FaultPlan;
  /** Formats a failure of a fault as this provider does. */
  answerFault(fault: StatusFault): Answer;
  answerNotFound(method: string, path: string): Answer;
  answerCrash(error: unknown): Answer;
  /** Headers of every answer, also of those to `OPTIONS`. */
  commonHeaders?: Record<string, string>;
  /** Awaited before each answer, so that a crash loses nothing that was acknowledged. */
  beforeAnswer?(): Promise<void>;
}

export interface RunningService {
  url: string;
  stop(): Promise<void>;
}

interface CompiledRoute extends Route {
  segments: string[];
}

const BODY_LIMIT_BYTES = 12 * 1024 * 1024;

class BodyTooLarge extends Error {}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > BODY_LIMIT_BYTES) throw new BodyTooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function matchSegments(pattern: string[], actual: string[]): Record<string, string> | undefined {
  if (pattern.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

function findRoute(routes: CompiledRoute[], method: string, path: string) {
  const actual = path.split('/');
  for (const route of routes) {
    const params = route.method === method ? matchSegments(route.segments, actual) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}

function send(response: ServerResponse, answer: Answer, commonHeaders: Record<string, string>): void {
  const { body } = answer;
  const isText = typeof body === 'string';
  const payload = body === undefined ? '' : isText ? body : JSON.stringify(body);
  response.writeHead(answer.status, {
    ...(body === undefined ? {} : { 'Content-Type': isText ? 'text/html; charset=utf-8' : 'application/json' }),
    'Content-Length': Buffer.byteLength(payload),
    ...commonHeaders,
    ...answer.headers,
  });
  response.end(payload);
}

/** The HTTP server of all sandboxes: routing, faults, and answers after the state is persisted. */
export async function startHttpService(options: HttpServiceOptions): Promise<RunningService> {
  const commonHeaders = options.commonHeaders ?? {};
  const routes: CompiledRoute[] = options.routes.map((route) => ({ ...route, segments: route.pattern.split('/') }));

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    const body = await readBody(request);
    if (method === 'OPTIONS') return send(response, { status: 204 }, commonHeaders);
    const found = findRoute(routes, method, path);
    if (!found) return send(response, options.answerNotFound(method, path), commonHeaders);

    const { route, params } = found;
    const { pattern } = route;
    const refusal = options.faults.takeStatus(method, pattern);
    if (refusal) return send(response, options.answerFault(refusal), commonHeaders);
    const afterwards = options.faults.takeAfterwards(method, pattern);
    const answer = await route.handle({ method, pattern, path, params, query, headers: request.headers, body });
    await options.beforeAnswer?.();
    if (afterwards.delayMilliseconds > 0) await afterwards.wait();
    if (afterwards.isDropped) return void request.socket.destroy();
    send(response, answer, commonHeaders);
  }

  const server = createServer((request, response) => {
    answerRequest(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const answer = error instanceof BodyTooLarge ? { status: 413 } : options.answerCrash(error);
      send(response, answer, { ...commonHeaders, Connection: 'close' });
    });
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
