import { once } from 'node:events';
import { type Document, MongoClient, type MongoClientOptions } from 'mongodb';

/** An event as it was when it came. */
export interface ObservedEvent {
  readonly kind: string;
  readonly event: Document;
}

const COMMAND_EVENTS = ['commandStarted', 'commandSucceeded', 'commandFailed'] as const;
const SENSITIVE = new Set(['authenticate', 'saslStart', 'saslContinue', 'getnonce', 'createUser', 'updateUser']);
const HANDSHAKES = new Set(['hello', 'ismaster', 'isMaster']);

interface ClientDefinition {
  uriOptions?: MongoClientOptions;
  observeEvents?: string[];
  ignoreCommandMonitoringEvents?: string[];
  observeSensitiveCommands?: boolean;
  serverApi?: MongoClientOptions['serverApi'];
}

/** After an error the driver looks again after this time instead of half a second; there are hundreds of such tests. */
const MINIMUM_HEARTBEAT_MS = 20;

/** A client of a test, with the events that the test asked for. */
export class ObservedClient {
  readonly client: MongoClient;
  readonly events: ObservedEvent[] = [];
  /** What went out and came back, for whoever has to find out why a test failed. */
  readonly trace: string[] = [];
  checkedOut = 0;

  constructor(uri: string, definition: ClientDefinition) {
    const internal = { __skipPingOnConnect: true, minHeartbeatFrequencyMS: MINIMUM_HEARTBEAT_MS };
    this.client = new MongoClient(uri, {
      monitorCommands: true,
      serverSelectionTimeoutMS: 5000,
      ...(definition.serverApi ? { serverApi: definition.serverApi } : {}),
      ...internal,
      ...definition.uriOptions,
    } as MongoClientOptions);
    this.client.on('connectionCheckedOut', () => {
      this.checkedOut++;
    });
    this.client.on('connectionCheckedIn', () => {
      this.checkedOut--;
    });
    this.#keepTrace();
    for (const name of definition.observeEvents ?? []) this.#observe(name.replace(/Event$/, ''), definition);
  }

  /** Resolves when at least `count` observed events satisfy the test. */
  async waitFor(count: number, satisfies: (event: ObservedEvent) => boolean): Promise<void> {
    const signal = AbortSignal.timeout(10_000);
    while (this.events.filter(satisfies).length < count) await once(this.#arrivals, 'event', { signal });
  }

  #keepTrace(): void {
    this.client
      .on('commandStarted', ({ commandName }) => this.trace.push(`${commandName} sent`))
      .on('commandSucceeded', ({ commandName, reply }) => {
        const code = (reply as Document | undefined)?.writeConcernError?.code;
        this.trace.push(`${commandName} answered${code === undefined ? '' : ` with write concern error ${code}`}`);
      })
      .on('commandFailed', ({ commandName, failure }) => this.trace.push(`${commandName} failed: ${failure.message}`))
      .on('connectionPoolCleared', () => this.trace.push('connections given up'));
  }

  readonly #arrivals = new EventTarget();

  #observe(kind: string, definition: ClientDefinition): void {
    this.client.on(kind as 'commandStarted', (event) => {
      const isCommand = (COMMAND_EVENTS as readonly string[]).includes(kind);
      if (isCommand && isIgnored(event, definition)) return;
      this.events.push({ kind, event: copy(event) as Document });
      this.#arrivals.dispatchEvent(new Event('event'));
    });
  }
}

function isIgnored(event: Document, definition: ClientDefinition): boolean {
  const name: string = event.commandName;
  if (name === 'configureFailPoint') return true;
  if (definition.ignoreCommandMonitoringEvents?.includes(name)) return true;
  if (definition.observeSensitiveCommands) return false;
  if (SENSITIVE.has(name)) return true;
  // The driver empties commands and replies that carry credentials.
  return HANDSHAKES.has(name) && Object.keys(event.command ?? event.reply ?? {}).length === 0;
}

/** The driver goes on to use the objects in its events, so they are copied down to BSON's own values. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, copy(entry)]));
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return value;
  if (value instanceof Date || value instanceof Error || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(listNames(value).map((name) => [name, copy((value as Document)[name])]));
}

/** Own fields, and the getters of the event's class. */
function listNames(value: object): string[] {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return Object.keys(value);
  const getters = Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([, { get }]) => get);
  return [...Object.keys(value), ...getters.map(([name]) => name)];
}
