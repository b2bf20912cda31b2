import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

export interface ClientOptions {
  readonly market?: 'KR' | 'US';
  readonly language?: 'ko' | 'en';
  /** Sent with every request to the API. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer<T> {
  readonly status: number;
  readonly data: T | null | undefined;
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** A browser from the API's point of view: keeps cookies, and uses HTTP and, for live events, WebSocket. */
export class ShopClient {
  private readonly cookies = new Map<string, string>();
  private readonly url: string;
  private readonly headers: Readonly<Record<string, string>>;
  private live: Client | null = null;

  constructor(url: string, { market = 'KR', language = 'en', headers = {} }: ClientOptions = {}) {
    this.url = url;
    this.headers = headers;
    this.cookies.set('market', market);
    this.cookies.set('language', language);
  }

  /** Sends any body; for requests that should be rejected. */
  async send(body: unknown, headers: Record<string, string> = {}): Promise<Answer<unknown>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookieHeader(), ...this.headers, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    this.keepCookies(response);
    const { data, errors = [] } = (await response.json()) as Partial<Answer<unknown>>;
    return { status: response.status, data, errors };
  }

  /** Runs an operation; an error in the response fails the test and shows the request. */
  async run<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    ...[variables]: Variables extends Record<string, never> ? [] : [variables: Variables]
  ): Promise<Data> {
    const answer = await this.send({ query: print(document), variables });
    if (answer.errors.length > 0 || !answer.data) {
      throw new Error(`${print(document)}\n${JSON.stringify(variables)}\n→ ${JSON.stringify(answer, null, 2)}`);
    }
    return answer.data as Data;
  }

  /** Requests a path of the shop without following redirects. */
  async visit(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ readonly status: number; readonly location: string }> {
    const address = new URL(path, this.url);
    const response = await fetch(this.url + address.pathname + address.search, {
      headers: { cookie: this.cookieHeader(), ...headers },
      redirect: 'manual',
    });
    this.keepCookies(response);
    return { status: response.status, location: response.headers.get('location') ?? '' };
  }

  /** Posts a form, valid or not, without following redirects. */
  async post(
    path: string,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<{ readonly status: number; readonly location: string }> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: this.cookieHeader(), ...headers },
      body,
      redirect: 'manual',
    });
    this.keepCookies(response);
    return { status: response.status, location: response.headers.get('location') ?? '' };
  }

  /** Live events of a subscription. */
  subscribe<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): LiveEvents<Data> {
    this.live ??= createClient({
      url: `${this.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: this.socketWithCookies(),
      lazy: true,
      retryAttempts: 0,
    });
    return new LiveEvents(this.live.iterate<Data>({ query: print(document), variables }));
  }

  async close(): Promise<void> {
    await this.live?.dispose();
  }

  /** All cookies, as a browser would send them. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  /** The value of a cookie; null if it is not set. */
  cookie(name: string): string | null {
    return this.cookies.get(name) ?? null;
  }

  /** Sets a cookie in this browser, or removes it. */
  setCookie(name: string, value: string | null): void {
    if (value === null) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private keepCookies({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) this.cookies.set(name, decodeURIComponent(value));
      else this.cookies.delete(name);
    }
  }

  private socketWithCookies() {
    const cookie = () => this.cookieHeader();
    return class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { cookie: cookie() } });
      }
    };
  }
}

/** Events of one subscription, in order. */
export class LiveEvents<Data> {
  private readonly iterator: AsyncIterator<{ data?: Data | null; errors?: unknown }>;
  private upcoming: Promise<IteratorResult<{ data?: Data | null; errors?: unknown }>>;

  constructor(iterator: AsyncIterableIterator<{ data?: Data | null; errors?: unknown }>) {
    this.iterator = iterator;
    // The subscription is opened when the first event is requested.
    this.upcoming = iterator.next();
    this.upcoming.catch(() => undefined);
  }

  async next(): Promise<Data> {
    const { value, done } = await this.upcoming;
    if (done) throw new Error('the subscription ended');
    this.upcoming = this.iterator.next();
    this.upcoming.catch(() => undefined);
    if (!value.data) throw new Error(JSON.stringify(value.errors));
    return value.data;
  }

  async stop(): Promise<void> {
    await this.iterator.return?.();
  }
}
