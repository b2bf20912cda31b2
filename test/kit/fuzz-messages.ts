/** Tokens for mutated documents. */
const FRAGMENTS = [
  '{',
  '}',
  '(',
  ')',
  '...',
  '@include(if: true)',
  '$x',
  ':',
  '!',
  '"',
  '"""',
  '\\u0000',
  '\ud83d',
  '#',
  'null',
  '1e999',
  'subscription',
  'mutation',
  'query',
  'fragment F on Query',
  '__typename',
  '__schema',
  'stockChanged(market: KR)',
  'productChanged',
  'orderEvents(market: US)',
  'faqEntries',
  'emptyCart',
  '은빛',
  ',',
];

const DOCUMENTS = [
  'subscription { productChanged }',
  'subscription { stockChanged(market: KR) { id quantity } }',
  'subscription ($market: Market!) { stockChanged(market: $market) { id } }',
  'subscription ($id: ID!) { reviewsChanged(productId: $id, market: US) { id average } }',
  'subscription { orderEvents(market: KR) { kind } }',
  'subscription { orderStatusChanged(accessToken: "made up") { number } }',
  'subscription { a: productChanged b: productChanged }',
  'query { products { totalCount } }',
  'mutation { emptyCart { __typename } }',
  '{ __schema { types { name } } }',
];

const VARIABLES: readonly unknown[] = [
  undefined,
  null,
  {},
  { market: 'KR' },
  { market: 'MARS' },
  { market: null },
  { id: 'x' },
  { id: '\0' },
  { id: '\ud83d' },
  { id: { $gt: '' } },
  { id: Array(100).fill('x') },
  [],
  'text',
  7,
];

const IDS: readonly unknown[] = ['a', 'b', 'c', '1', '__proto__', 'constructor', '', 'x'.repeat(500), 7, null];

/** Frames that are not valid messages of the protocol. */
const NONSENSE: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"type":null}',
  '{"type":{}}',
  '{"type":"connection_ack"}',
  '{"type":"next","id":"a"}',
  '{"type":"unheard of"}',
  '['.repeat(20_000),
  Buffer.from([0, 255, 254, 1]),
  Buffer.alloc(70_000, 'x'),
];

/** Messages that `random` selects: some valid, most slightly invalid, some completely invalid. */
export class FuzzMessages {
  private readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  /** A random whole number below `limit`. */
  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  next(): string | Buffer {
    const kind = this.random();
    if (kind < 0.02) return this.pick(NONSENSE);
    if (kind < 0.14) return JSON.stringify({ type: 'connection_init', payload: this.pick(VARIABLES) });
    if (kind < 0.24) return JSON.stringify({ type: 'complete', id: this.pick(IDS) });
    if (kind < 0.3) return JSON.stringify({ type: this.pick(['ping', 'pong']), payload: this.pick(VARIABLES) });
    const payload = {
      query: this.document(),
      variables: this.pick(VARIABLES),
      operationName: this.pick([undefined, null, 'A', 7]),
    };
    return JSON.stringify({ type: 'subscribe', id: this.pick(IDS), payload: this.random() < 0.03 ? null : payload });
  }

  private document(): unknown {
    const document = this.pick(DOCUMENTS);
    const kind = this.random();
    if (kind < 0.5) return document;
    if (kind < 0.8) return this.mutated(document);
    if (kind < 0.9) return Array.from({ length: this.below(60) }, () => this.pick(FRAGMENTS)).join(' ');
    if (kind < 0.95) return `subscription { stockChanged(market: KR) ${'{ id '.repeat(this.below(300))}`;
    return this.pick([7, null, {}, [], '']);
  }

  /** Inserts, removes or duplicates something at a random position. */
  private mutated(document: string): string {
    const at = this.below(document.length);
    const [before, after] = [document.slice(0, at), document.slice(at)];
    return this.pick([
      `${before}${this.pick(FRAGMENTS)}${after}`,
      `${before}${after.slice(this.below(8))}`,
      `${document}${after}`,
    ]);
  }

  private pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}
