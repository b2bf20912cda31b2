import { buildSchema, NoSchemaIntrospectionCustomRule, specifiedRules } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubscriptionDocuments } from './subscription-documents.ts';

const TEXT = 'subscription { shared }';
const WRONG = 'subscription { password }';
const schema = buildSchema('type Query { a: Int } type Subscription { shared: Int }');

describe('The documents of subscriptions', () => {
  const rule = vi.fn(NoSchemaIntrospectionCustomRule);
  let documents: SubscriptionDocuments;

  beforeEach(() => {
    rule.mockClear();
    documents = new SubscriptionDocuments(schema, [...specifiedRules, rule]);
  });

  function check(text: string) {
    const document = documents.parse(text);
    return { document, mistakes: documents.validate(text, document).map(({ message }) => message) };
  }

  it('are parsed and validated once', () => {
    const first = check(TEXT);
    expect(first.mistakes).toEqual([]);
    expect(check(TEXT).document).toBe(first.document);
    expect(rule).toHaveBeenCalledTimes(1);
  });

  it('are told their mistakes each time', () => {
    expect(check(WRONG).mistakes).toHaveLength(1);
    expect(check(WRONG).mistakes).toHaveLength(1);
  });

  it('that cannot be parsed are refused each time', () => {
    expect(() => check('subscription {')).toThrow('Syntax Error');
    expect(() => check('subscription {')).toThrow('Syntax Error');
  });

  it('are forgotten when a hundred others were asked for later', () => {
    const { document } = check(TEXT);
    const others = Array.from({ length: 99 }, (_, number) => `subscription S${number} { shared }`);
    for (const text of others) check(text);
    expect(check(TEXT).document).toBe(document);
    for (const text of [...others, 'subscription Last { shared }']) check(text);
    expect(check(TEXT).document).not.toBe(document);
  });

  it('that are long are not kept', () => {
    const text = `${TEXT}#${'x'.repeat(2000)}`;
    expect(check(text).document).not.toBe(check(text).document);
  });
});
