import type { Client } from 'graphql-ws';

/** `idle` until the first subscription; `interrupted` while a broken connection is being made again. */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'interrupted';

/**
 * The WebSocket that carries subscriptions. It is loaded and connected with the first subscription. A broken connection
 * is made again while there are subscribers, and running subscriptions are sent again.
 */
export class LiveConnection {
  #state: LiveState = 'idle';
  #client: Promise<Client> | null = null;
  #wasConnected = false;
  #hasEnded = false;
  readonly #stateListeners = new Set<() => void>();
  readonly #connectListeners = new Set<(isFirst: boolean) => void>();
  readonly #url: string;
  readonly #parameters: () => Record<string, string>;

  constructor(url: string, parameters: () => Record<string, string>) {
    this.#url = url;
    this.#parameters = parameters;
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Calls the listener on each change of `state`; returns the function that removes it. */
  readonly onStateChange = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  };

  /**
   * Calls the listener when the connection is open and its subscriptions have begun, for the first time or after a break. Events
   * since the last answer were missed and have to be read.
   */
  readonly onConnect = (listener: (isFirst: boolean) => void): (() => void) => {
    this.#connectListeners.add(listener);
    return () => this.#connectListeners.delete(listener);
  };

  client(): Promise<Client> {
    this.#client ??= this.#create();
    return this.#client;
  }

  /**
   * Ends it for good, where the page is about to be left: a connection that is made again would have everything that the page
   * shows read by somebody else, such as who has just signed out.
   */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await (await this.#client)?.dispose();
  }

  async #create(): Promise<Client> {
    this.#moveTo('connecting');
    const { createLiveSocket } = await import('./live-socket.ts');
    return createLiveSocket({
      url: this.#url,
      parameters: this.#parameters,
      onOpen: () => this.#open(),
      onClosed: () => this.#moveTo('interrupted'),
    });
  }

  #open(): void {
    if (this.#hasEnded) return;
    const isFirst = !this.#wasConnected;
    this.#wasConnected = true;
    this.#moveTo('connected');
    for (const listener of this.#connectListeners) listener(isFirst);
  }

  #moveTo(state: LiveState): void {
    if (this.#hasEnded || state === this.#state) return;
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }
}
