import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FaultPlan } from './faults.ts';
import { readFields } from './json-body.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhook-sender.ts';

export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** Parameters of the route's pattern, such as `:id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  /** Objects are sent as JSON, texts as HTML unless the headers say otherwise. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handle = (exchange: Exchange) => Answer;

/** Handlers by method and pattern, such as `GET /v1/refunds/:id`, which also identifies faults. */
export type Routes = Readonly<Record<string, Handle>>;

/** Thrown by handlers, to send this response instead. */
export class Refused extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(JSON.stringify(answer.body));
    this.answer = answer;
  }
}

export interface SandboxPlace {
  /** 0 for a free port. */
  readonly port: number;
  /** The shop's webhook address; empty until `sendWebhooksTo` sets it. */
  readonly webhookUrl?: string;
  /** Folder for the state; without it the state is lost when the process ends. */
  readonly dataPath?: string;
}

interface SandboxOptions extends SandboxPlace {
  /** Also the name of its file. */
  readonly name: string;
  readonly routes: Routes;
  /** An error response in the provider's own format. */
  refuse(status: number, message: string): Answer;
  /** Headers of every response, including those to `OPTIONS`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly store?: Store;
  readonly webhooks?: Pick<WebhookSender<{ id: string }>, 'clear' | 'resume' | 'routes' | 'sendTo' | 'stop'>;
  /** The shop's configuration at the provider, initially correct; tests change it. */
  readonly setup?: object;
  /** Clears state that is neither in the store nor in the setup. */
  clear?(): void;
}

export interface Sandbox {
  readonly url: string;
  /** For a shop that needs this sandbox's address before its own is known. */
  sendWebhooksTo(url: string): void;
  stop(): Promise<void>;
}

function setupRoutes(setup: object): Routes {
  const initial = { ...setup };
  return {
    'POST /sandbox/setup': ({ body }) => {
      const changes = readFields(body);
      const unknown = Object.keys(changes).find((name) => !(name in initial));
      if (unknown) return { status: 400, body: { error: `${unknown}: there are ${Object.keys(initial).join(', ')}` } };
      return { status: 201, body: Object.assign(setup, changes) };
    },
    'GET /sandbox/setup': () => ({ status: 200, body: setup }),
    'DELETE /sandbox/setup': () => {
      Object.assign(setup, initial);
      return { status: 204 };
    },
  };
}

/** The routes of `/sandbox` that all sandboxes have. */
function controlRoutes({ routes, webhooks, setup, store, clear }: SandboxOptions, faults: FaultPlan): Routes {
  const forSetup = setup ? setupRoutes(setup) : {};
  return {
    ...faults.routes(Object.keys(routes)),
    ...webhooks?.routes(),
    ...forSetup,
    'POST /sandbox/reset': (exchange) => {
      faults.clear();
      webhooks?.clear();
      forSetup['DELETE /sandbox/setup']?.(exchange);
      clear?.();
      store?.clear();
      return { status: 204 };
    },
  };
}

function send(response: ServerResponse, { status, body, headers }: Answer, common: SandboxOptions['headers']): void {
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { ...(body !== undefined && { 'Content-Type': type }), ...common, ...headers });
  response.end(typeof body === 'object' ? JSON.stringify(body) : body);
}

/** The HTTP server of all sandboxes. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { name, port, dataPath, refuse, headers, store, webhooks, clear } = options;
  store?.open(dataPath && join(dataPath, `${name}-sandbox.jsonl`));
  const faults = new FaultPlan();
  const routes = Object.entries({ ...options.routes, ...controlRoutes(options, faults) }).map(([endpoint, handle]) => ({
    endpoint,
    handle,
    form: RegExp(`^${endpoint.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

  /** Null if the connection must be cut. */
  async function answer(request: IncomingMessage): Promise<Answer | null> {
    const { method = 'GET', url = '/' } = request;
    const [path = '/', query = ''] = url.split('?', 2);
    const body = await text(request);
    if (method === 'OPTIONS') return { status: 204 };
    const route = routes.find(({ form }) => form.test(`${method} ${path}`));
    if (!route) return refuse(404, `There is nothing at ${method} ${path}.`);
    const fault = faults.take(route.endpoint, 'status');
    if (fault) return refuse(fault.status, 'The sandbox was told to fail this request.');
    const [late, cut] = [faults.take(route.endpoint, 'delay'), faults.take(route.endpoint, 'drop')];
    const { groups: params = {} } = route.form.exec(`${method} ${path}`) ?? {};
    const answered = route.handle({
      method,
      path,
      params,
      query: new URLSearchParams(query),
      headers: request.headers,
      body,
    });
    if (late) await faults.wait(late);
    return cut ? null : answered;
  }

  function answerFailure(error: unknown): Answer {
    if (error instanceof Refused) return error.answer;
    console.error(`${name} sandbox:`, error);
    return refuse(500, 'The sandbox failed.');
  }

  const server = createServer(async (request, response) => {
    const answered = await answer(request).catch(answerFailure);
    if (answered) send(response, answered, headers);
    else request.socket.destroy();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  webhooks?.resume();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendWebhooksTo: (url) => webhooks?.sendTo(url),
    async stop() {
      faults.clear();
      webhooks?.stop();
      clear?.();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      store?.close();
    },
  };
}
