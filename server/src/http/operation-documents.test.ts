import { buildSchema } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectSecurityEvents } from '../log/testing/collect-security-events.ts';
import { OperationDocuments, type ReadDocument } from './operation-documents.ts';
import { ParsingBudget } from './parsing-budget.ts';
import { hashOperation } from './persisted-operations.ts';

const schema = buildSchema('type Query { market: Int } type Subscription { shared: Int }');
const NETWORK = '203.0.113.7';

describe('the documents of callers', () => {
  let seconds: number;
  let documents: OperationDocuments;

  beforeEach(() => {
    seconds = 0;
    // Each document takes one second of the two that a network is allowed.
    const processorTime = () => {
      seconds += 1;
      return seconds * 1000;
    };
    const budget = new ParsingBudget({ now: () => 0, processorTime });
    documents = new OperationDocuments(schema, {
      introspection: false,
      security: collectSecurityEvents().security,
      budget,
    });
  });

  const read = (text: string, network: string | null = NETWORK) =>
    documents.read(text, hashOperation(text), network === null ? null : { requestId: 'r-1', address: network });
  const readAll = (texts: readonly string[], network?: string | null) =>
    Promise.all(
      texts.map((text) => read(text, network).then((outcome) => ('document' in outcome ? 'read' : 'mistakes'), String)),
    );
  const toMessages = (outcome: ReadDocument) =>
    'mistakes' in outcome ? outcome.mistakes.map(({ message }) => message) : [];

  it('are parsed once', async () => {
    const first = await read('{ market }');
    expect(await read('{ market }')).toEqual(first);
    expect(documents.get(hashOperation('{ market }'))).toBe('document' in first && first.document);
  });

  it('are stored for Apollo Server under its own prefix', async () => {
    const outcome = await read('{ market }');
    const key = `schema-hash:${hashOperation('{ market }')}`;
    expect(await documents.store?.get(key)).toBe('document' in outcome && outcome.document);
  });

  it('return their errors each time, a few at most, without details of the schema', async () => {
    const text = `{ ${Array.from({ length: 50 }, (_, n) => `markt${n}`).join(' ')} }`;
    const messages = toMessages(await read(text));
    expect(messages).toHaveLength(6);
    expect(messages.join()).not.toContain('Did you mean');
    expect(toMessages(await read(text))).toEqual(messages);
  });

  it('return the code of their errors', async () => {
    const outcome = await read('{ password }');
    expect('mistakes' in outcome && outcome.mistakes[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it.each([
    ['cannot be parsed', 'subscription {', 'Syntax Error'],
    ['are too long', `{ market }#${'\n'.repeat(20_000)}`, '20000 characters at most'],
    ['have too many tokens', `{ ${'market '.repeat(2000)} }`, 'more that 2000 tokens'],
    ['select too much', `{ ${'market '.repeat(200)} }`, 'selects too much'],
  ])('that %s are rejected', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('of a network are rejected when its budget is spent, except for known ones', async () => {
    expect(await readAll(['{ a: market }', '{ wrong }'])).toEqual(['read', 'mistakes']);

    await expect(read('{ c: market }')).rejects.toMatchObject({
      extensions: { code: 'TOO_MANY_REQUESTS', http: { status: 429 } },
    });

    expect(await readAll(['{ a: market }'])).toEqual(['read']);
    expect(await readAll(['{ c: market }'], '203.0.113.8')).toEqual(['read']);
  });

  it('that arrive concurrently are counted individually', async () => {
    const texts = Array.from({ length: 10 }, (_, number) => `{ a${number}: market }`);
    const outcomes = await readAll(texts);
    expect(outcomes.filter((outcome) => outcome === 'read')).toHaveLength(2);
  });

  it('of our own clients use no budget', async () => {
    const texts = Array.from({ length: 10 }, (_, number) => `{ a${number}: market }`);
    expect(new Set(await readAll(texts, null))).toEqual(new Set(['read']));
    expect(await readAll(['{ market }'])).toEqual(['read']);
  });
});
