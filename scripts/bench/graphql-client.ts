import type { Market } from '@eunbit/schema/market';

const LANGUAGES = { US: 'en', KR: 'ko' } as const satisfies Readonly<Record<Market, string>>;

const storeHeaders = (market: Market) =>
  ({ 'Content-Type': 'application/json', 'x-market': market, 'x-language': LANGUAGES[market] }) as const;

export const SHOP_HEADERS = storeHeaders('US');

export function requestBody(query: string, variables: object = {}): string {
  return JSON.stringify({ query, variables });
}

interface Outcome {
  __typename: string;
  message?: string;
}

/** One visitor: keeps the cart token or the session cookie of staff between requests. */
export class GraphqlClient {
  cartToken: string | null = null;
  readonly market: Market;
  private readonly url: string;
  private cookie: string | null = null;

  constructor(shopUrl: string, market: Market = 'US') {
    this.url = `${shopUrl}/graphql`;
    this.market = market;
  }

  /** Headers that identify this visitor. */
  get headers(): Record<string, string> {
    return {
      ...storeHeaders(this.market),
      ...(this.cartToken ? { 'x-basket': this.cartToken } : {}),
      ...(this.cookie ? { Cookie: this.cookie } : {}),
    };
  }

  async query<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: this.headers,
      body: requestBody(query, variables),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    const answer: { data?: T | null; errors?: { message: string }[] } = await response.json();
    if (answer.errors || !answer.data) throw new Error(answer.errors?.[0]?.message ?? `status ${response.status}`);
    return answer.data;
  }

  /** Runs any other request with this visitor's cookies. */
  open(path: string): Promise<Response> {
    return fetch(new URL(path, this.url), {
      headers: this.headers,
    });
  }

  /** The result of a mutation with one root field; throws if its type is not the expected one. */
  async mutate<T>(query: string, input: object | null, expected: string): Promise<T> {
    const data = await this.query<Record<string, Outcome>>(query, input ? { input } : {});
    const [field = '', outcome] = Object.entries(data)[0] ?? [];
    if (outcome?.__typename !== expected) {
      throw new Error(`${field}: ${outcome?.__typename} ${outcome?.message ?? ''}`);
    }
    return outcome as T;
  }
}
