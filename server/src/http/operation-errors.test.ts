import { buildSchema, GraphQLError, graphqlSync } from 'graphql';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { runInLogContext } from '../log/log-context.ts';
import { createOperationErrors, getUnavailableHead } from './operation-errors.ts';

const schema = buildSchema(`
  enum Market { KR US }
  type Query { number: Int!, ofMarket(market: Market! = KR): Int, ofMany(numbers: [Int!]!): Int }
`);

function collected(suggestions = false) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { errors: createOperationErrors(log, { suggestions }), lines };
}

/** The first error of an executed operation. */
function getError(source: string, variableValues: Record<string, unknown> = {}, number: unknown = 1): GraphQLError {
  const { errors } = graphqlSync({ schema, source, variableValues, rootValue: { number } });
  if (!errors?.[0]) throw new Error('the operation did not fail');
  return errors[0];
}

describe('a client error', () => {
  it.each([
    ['a syntax error', getError('{ number(')],
    ['an unknown field', getError('{ nubmer }')],
    ['a wrong variable', getError('query ($m: Market!) { ofMarket(market: $m) }', { m: 'MARS' })],
    [
      'more wrong variables than are told',
      getError('query ($n: [Int!]!) { ofMany(numbers: $n) }', { n: Array(60).fill('x') }),
    ],
    [
      'null for an argument that has a default',
      getError('query ($m: Market = KR) { ofMarket(market: $m) }', { m: null }),
    ],
  ])('such as %s is returned with its reason and not logged', (_name, error) => {
    const { errors, lines } = collected();
    const answer = errors.answer(error);
    expect(answer.extensions).toEqual({ code: 'BAD_REQUEST' });
    expect(answer.message.length).toBeGreaterThan(0);
    expect(lines).toEqual([]);
  });

  it('such as an operation that does not match the schema has the reason NOT_IN_SCHEMA', () => {
    const error = new GraphQLError('Cannot query field.', { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
    expect(collected().errors.answer(error).extensions).toEqual({ code: 'BAD_REQUEST', reason: 'NOT_IN_SCHEMA' });
  });

  it('suggests no names of the schema unless enabled', () => {
    const unknownField = getError('{ nubmer }');
    const unknownValue = getError('query ($m: Market!) { ofMarket(market: $m) }', { m: 'KRR' });
    expect(collected(true).errors.answer(unknownField).message).toContain('Did you mean "number"?');
    for (const error of [unknownField, unknownValue]) {
      expect(collected().errors.answer(error).message).not.toContain('Did you mean');
    }
  });
});

describe('a server error', () => {
  const thrown = getError('{ number }', {}, () => {
    throw new Error('the password is hunter2');
  });
  const unserializable = getError('{ number }', {}, 'no number');

  it.each([
    ['what a resolver threw', thrown],
    ['what a resolver returned', unserializable],
    ['what was thrown before', new Error('no database')],
  ])('such as %s is returned without detail', (_name, error) => {
    const { message, extensions } = collected().errors.answer(error);
    expect(extensions).toEqual({ code: 'INTERNAL' });
    expect(message).toBe('Something went wrong. Please try again.');
  });

  it('is logged once with its cause and request, even if returned several times', () => {
    const { errors, lines } = collected();
    errors.report([thrown], { requestId: 'r-1', operationName: 'Number' });
    errors.answer(thrown);
    errors.report([thrown], { requestId: 'r-2' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      requestId: 'r-1',
      operationName: 'Number',
      err: { message: expect.stringContaining('hunter2') },
    });
  });

  it('includes its request id, by which support finds it in the log', () => {
    const { errors } = collected();
    const answer = runInLogContext({ requestId: 'r-1' }, () => errors.answer(thrown));
    expect(answer.extensions).toEqual({ code: 'INTERNAL', requestId: 'r-1' });
    expect(errors.answer(thrown, 'r-2').extensions).toEqual({ code: 'INTERNAL', requestId: 'r-2' });
  });

  it('is logged even if it was not reported', () => {
    const { errors, lines } = collected();
    errors.answer(new GraphQLError('wrapped', { originalError: new Error('no database') }));
    expect(lines).toHaveLength(1);
  });
});

describe('an operation while the database is unavailable', () => {
  const away = getError('{ number }', {}, () => {
    throw new Error('could not read', { cause: new mongoose.mongo.MongoNetworkError('connection closed') });
  });

  it('returns a dedicated code, and is logged like every server error', () => {
    const { errors, lines } = collected();
    const { message, extensions } = errors.answer(away, 'r-1');
    expect(extensions).toEqual({ code: 'UNAVAILABLE', requestId: 'r-1' });
    expect(message).toBe('The shop cannot be reached for the moment. Please try again soon.');
    expect(lines).toHaveLength(1);
  });

  it('returns Retry-After of ten seconds, unlike other errors', () => {
    expect(getUnavailableHead([new Error('a bug'), away])).toEqual({ status: 503, retryAfter: '10' });
    expect(getUnavailableHead([new Error('a bug')])).toBeNull();
    expect(getUnavailableHead()).toBeNull();
  });
});
