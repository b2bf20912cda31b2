import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Interval of the readiness probes, in milliseconds. */
const PROBE_MS = 100;
const PROBE_TIMEOUT_MS = 5000;

interface Backend {
  readonly url: URL;
  readonly agent: Agent;
  isReady: boolean;
}

/**
 * A minimal load balancer: each request goes to the next server whose `/readyz` succeeds, over keep-alive connections. It does
 * not retry, so that no failure is hidden.
 */
export class RoundRobin {
  /** Requests without a response, one line each. */
  readonly failures: string[] = [];
  private readonly backends: Backend[] = [];
  private readonly server: Server;
  private readonly probing: NodeJS.Timeout;
  private readonly tunnels = new Set<Socket>();
  private turn = 0;

  private constructor() {
    // Never closes a keep-alive connection first: the servers behind it tell callers their timeout.
    this.server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => this.forward(incoming, answer));
    this.server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) =>
      this.tunnel(incoming, socket, head),
    );
    this.probing = setInterval(() => {
      for (const backend of this.backends) void this.probe(backend);
    }, PROBE_MS);
  }

  static async start(port: number): Promise<RoundRobin> {
    const balancer = new RoundRobin();
    balancer.server.listen(port, '127.0.0.1');
    await once(balancer.server, 'listening');
    return balancer;
  }

  /** Starts to send requests to a server, which must be ready. */
  add(url: string): void {
    this.backends.push({ url: new URL(url), agent: new Agent({ keepAlive: true }), isReady: true });
  }

  isReady(url: string): boolean {
    return this.backends.some((backend) => backend.url.href === new URL(url).href && backend.isReady);
  }

  /** Removes a server that has stopped. */
  remove(url: string): void {
    const index = this.backends.findIndex((backend) => backend.url.href === new URL(url).href);
    for (const { agent } of this.backends.splice(index, 1)) agent.destroy();
  }

  async stop(): Promise<void> {
    clearInterval(this.probing);
    for (const socket of this.tunnels) socket.destroy();
    for (const { agent } of this.backends) agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async probe(backend: Backend): Promise<void> {
    try {
      const { status } = await fetch(new URL('/readyz', backend.url), {
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      });
      backend.isReady = status === 200;
    } catch (error) {
      // A timeout does not count: this machine may be busy.
      if ((error as Error).name !== 'TimeoutError') backend.isReady = false;
    }
  }

  private next(): Backend | null {
    const ready = this.backends.filter(({ isReady }) => isReady);
    this.turn += 1;
    return ready[this.turn % ready.length] ?? null;
  }

  private ask(backend: Backend, incoming: IncomingMessage, agent: Agent | false) {
    const { hostname, port } = backend.url;
    const { method, url: path, headers } = incoming;
    return request({ hostname, port, method, path, headers, agent });
  }

  private forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const fail = (reason: string) => {
      this.failures.push(`${incoming.method} ${incoming.url}: ${reason}`);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    const backend = this.next();
    if (!backend) {
      fail('no server is ready');
      return;
    }
    const asked = this.ask(backend, incoming, backend.agent);
    asked.once('error', ({ message }) => fail(`${backend.url.host}: ${message}`));
    asked.once('response', (response) => {
      if ((response.statusCode ?? 0) >= 500) this.failures.push(`${incoming.url}: ${response.statusCode}`);
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.once('error', ({ message }) => fail(`${backend.url.host}, within its answer: ${message}`));
      response.pipe(answer);
    });
    incoming.pipe(asked);
  }

  private tunnel(incoming: IncomingMessage, socket: Socket, head: Buffer): void {
    const end = () => socket.destroy();
    this.tunnels.add(socket);
    socket.once('close', () => this.tunnels.delete(socket)).on('error', end);
    const backend = this.next();
    if (!backend) {
      end();
      return;
    }
    const asked = this.ask(backend, incoming, false);
    asked.once('error', end).once('response', end);
    asked.once('upgrade', (response, upstream, first) => {
      const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
      if (first.length > 0) socket.write(first);
      if (head.length > 0) upstream.write(head);
      upstream.on('error', end).pipe(socket).pipe(upstream);
      socket.once('close', () => upstream.destroy());
    });
    asked.end();
  }
}
