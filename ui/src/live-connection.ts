import type { Client } from 'graphql-ws';

/** `idle` until the first subscription; `interrupted` while a lost connection is being restored. */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'interrupted';

/**
 * The WebSocket that carries subscriptions. It is loaded and connected with the first subscription. A lost connection is restored
 * while there are subscribers, and active subscriptions are sent again.
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
   * Calls the listener when the connection is open and its subscriptions have begun, for the first time or after an interruption.
   * Events since the last response were missed, so the data have to be read again.
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
   * Closes the connection permanently when the page is about to be left: a restored connection would read everything on the page
   * as another visitor, such as after a sign-out.
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
