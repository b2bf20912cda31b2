import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { STOCK_CHANGED } from '../operations.ts';
import { LightSocket, now } from './light-socket.ts';

/** Opens a number of sockets, evenly at this rate. */
export interface OpenSockets {
  readonly do: 'open';
  readonly url: string;
  readonly count: number;
  readonly perSecond: number;
}
/** Waits for a number of further events at each socket. */
export interface AwaitEvents {
  readonly do: 'await';
  readonly events: number;
  readonly untilMs: number;
}
export interface CloseSockets {
  readonly do: 'close';
}
export type Task = OpenSockets | AwaitEvents | CloseSockets;

export interface Opened {
  /** Milliseconds for each socket from the first attempt until it was acknowledged. */
  readonly took: Float64Array;
  readonly retries: number;
}
export interface Arrived {
  /** Time of each event at each socket; a row of `events` values per socket, 0 if it never arrived. */
  readonly at: Float64Array;
  /** Number of events that did not have the expected number of units. */
  readonly wrong: number;
}
export type Report = { readonly opened: Opened } | { readonly arrived: Arrived } | { readonly closed: true };

/** Headers of a browser's handshake: browser names and a visitor's cookies, of typical length. */
function buildHeaders(origin: string, visitor: number): string[] {
  const token = (name: string) => `${name}${visitor}`.padEnd(43, 'x');
  return [
    'User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Accept-Language: ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7',
    'Accept-Encoding: gzip, deflate, br',
    'Cache-Control: no-cache',
    'Pragma: no-cache',
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
    `Origin: ${origin}`,
    `Cookie: market=US; language=en; basket=${token('basket')}; device=${token('device')}`,
  ];
}

const INIT = Buffer.from(
  JSON.stringify({ type: 'connection_init', payload: { 'x-market': 'US', 'x-language': 'en' } }),
);
/** The clients of the shop number their subscriptions. */
const SUBSCRIBE = Buffer.from(
  JSON.stringify({
    id: '1',
    type: 'subscribe',
    payload: { query: STOCK_CHANGED, variables: {}, operationName: 'StockChanged' },
  }),
);
/** Part of the server's message when the subscription has started. */
const BEGUN = Buffer.from('"begun":');
const UNITS_LEFT = Buffer.from('"unitsLeft":');
const OPEN_EVERY_MS = 10;
const RETRY_MS = 1000;
/** Timeout for opening the last sockets, in milliseconds. */
const OPEN_WITHIN_MS = 30_000;

const memory = Buffer.allocUnsafe(64 * 1024);
const pages: Page[] = [];
let failure: string | null = null;
let lastEnd: string | null = null;
/** Number of arrivals of the current events. */
let arrived = 0;
let wrong = 0;
let wanted = 0;
let at = new Float64Array();
/** The number of current events that have reached each socket. */
let reached = new Uint16Array();
let units = new Uint8Array();

function onEvent(socket: number, text: Buffer): void {
  const place = text.indexOf(UNITS_LEFT);
  if (place < 0) {
    failure ??= `an unexpected message: ${text}`;
    return;
  }
  const digit = (text[place + UNITS_LEFT.length] ?? 0) - 0x30;
  const event = reached[socket] ?? 0;
  // Each event has a different number of units, and all sockets receive the same ones in the same order.
  if (units[event] === 0) units[event] = digit;
  if (units[event] !== digit) wrong += 1;
  at[socket * wanted + event] = now();
  reached[socket] = event + 1;
  arrived += 1;
}

/** Opens one socket; like a browser, it retries until it is open. */
class Page {
  /** Milliseconds from the first attempt until the socket was acknowledged; 0 until then. */
  took = 0;
  retries = 0;
  private socket: LightSocket | null = null;
  private readonly begun = now();
  private readonly number: number;
  private readonly url: URL;

  constructor(number: number, url: URL) {
    this.number = number;
    this.url = url;
    this.connect();
  }

  close(): void {
    this.socket?.destroy();
  }

  private connect(): void {
    const socket = new LightSocket(
      {
        url: this.url,
        headers: buildHeaders(this.url.origin, this.number),
        onOpen: () => socket.send(INIT),
        onText: (text) => {
          if (this.took) return text.includes(BEGUN) ? undefined : onEvent(this.number, text);
          this.took = now() - this.begun;
          socket.send(SUBSCRIBE);
        },
        onEnd: (reason) => {
          lastEnd = reason;
          if (this.took) failure ??= reason;
          else this.tryAgain();
        },
      },
      memory,
    );
    this.socket = socket;
  }

  private tryAgain(): void {
    this.socket?.destroy();
    this.retries += 1;
    setTimeout(() => this.connect(), RETRY_MS);
  }
}

async function open({ url, count, perSecond }: OpenSockets): Promise<Report> {
  const address = new URL('/graphql', url);
  const start = now();
  while (pages.length < count) {
    const due = Math.min(count, Math.ceil(((now() - start) / 1000) * perSecond));
    while (pages.length < due) pages.push(new Page(pages.length, address));
    await wait(OPEN_EVERY_MS);
  }
  const waiting = () => pages.filter(({ took }) => took === 0).length;
  for (const deadline = now() + OPEN_WITHIN_MS; waiting() > 0 && now() < deadline; ) await wait(OPEN_EVERY_MS);
  if (waiting() > 0) throw new Error(`${waiting()} sockets did not open: ${lastEnd ?? 'too slow'}`);
  const retries = pages.reduce((sum, page) => sum + page.retries, 0);
  return { opened: { took: Float64Array.from(pages, ({ took }) => took), retries } };
}

async function awaitEvents({ events, untilMs }: AwaitEvents): Promise<Report> {
  wanted = events;
  at = new Float64Array(events * pages.length);
  reached = new Uint16Array(pages.length);
  units = new Uint8Array(events);
  arrived = 0;
  wrong = 0;
  process.send?.({ ready: true });
  for (const deadline = now() + untilMs; arrived < at.length && now() < deadline; ) await wait(50);
  if (failure !== null) throw new Error(failure);
  return { arrived: { at, wrong } };
}

function close(): Report {
  for (const page of pages.splice(0)) page.close();
  return { closed: true };
}

process.on('disconnect', () => process.exit());
for (;;) {
  const [task] = (await once(process, 'message')) as [Task];
  try {
    const report = task.do === 'open' ? await open(task) : task.do === 'await' ? await awaitEvents(task) : close();
    process.send?.(report);
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
}
