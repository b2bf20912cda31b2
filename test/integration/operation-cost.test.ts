import { executableSchema } from '@eunbit/server/app/schema';
import { operationCost } from '@eunbit/server/http/operation-cost';
import { MAXIMUM_COST } from '@eunbit/server/http/operation-limits';
import { type DocumentNode, getOperationAST, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as admin from '../../admin/src/gql/graphql.ts';
import * as web from '../../web/src/gql/graphql.ts';

const schema = executableSchema();

function computeCost(document: DocumentNode, variables: Record<string, unknown> = {}): number {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('the document has no operation');
  return operationCost(schema, document, operation, variables);
}

const computeTextCost = (source: string, variables?: Record<string, unknown>) => computeCost(parse(source), variables);

/** The cost of each client operation with the largest page sizes that it can request. */
function computeCosts(documents: object): [string, number][] {
  return Object.entries(documents)
    .filter((entry): entry is [string, DocumentNode] => entry[1]?.kind === Kind.DOCUMENT)
    .filter(([, document]) => getOperationAST(document) !== null)
    .map(([name, document]) => [name, computeCost(document)]);
}

describe('the cost of an operation', () => {
  it('counts each field, multiplied by the rows of its page', () => {
    expect(computeTextCost('{ products(first: 7) { edges { node { id name } } } }')).toBe(1 + 1 + 7 * (1 + 2));
  });

  it('uses the rows that a variable requests, or the longest page by default', () => {
    const query = 'query ($first: Int) { products(first: $first) { edges { cursor } } }';
    expect(computeTextCost(query, { first: 3 })).toBe(1 + 1 + 3);
    expect(computeTextCost(query)).toBe(1 + 1 + 100);
    expect(computeTextCost(query, { first: 1_000_000 })).toBe(1 + 1 + 100);
  });

  it('counts a list without pages by its maximum length', () => {
    expect(computeTextCost('{ faqEntries { id } }')).toBe(1 + 100);
  });

  it('counts the most expensive of the fragments on different types', () => {
    const error = '... on UserError { message }';
    const ask = (fragments: string) =>
      `mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { ${fragments} ${error} } }`;
    const cancelled = '... on OrderUpdated { order { id number } }';
    const conflict = '... on OrderConflictError { order { id } }';
    expect(computeTextCost(ask(cancelled))).toBe(1 + 3 + 1);
    expect(computeTextCost(ask(`${cancelled} ${conflict}`))).toBe(1 + 3 + 1);
  });

  it('counts a fragment each time it is used, without being slow for nested fragments', () => {
    const depth = 200;
    const fragments = Array.from(
      { length: depth },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`,
    ).join(' ');
    const bomb = `{ ...F0 } ${fragments} fragment F${depth} on Query { faqEntries { id } }`;
    expect(computeTextCost(bomb)).toBeGreaterThan(MAXIMUM_COST.staff);
  });
});

describe('the most expensive operation', () => {
  it.each([
    ['the storefront', web, MAXIMUM_COST.visitor],
    ['the back office', admin, MAXIMUM_COST.staff],
  ])('of %s costs at most half of the limit', (_name, documents, maximum) => {
    const costs = computeCosts(documents);
    expect(costs.length).toBeGreaterThan(50);
    expect(costs.filter(([, cost]) => cost > maximum / 2)).toEqual([]);
  });
});
