import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { findRefusedOperations } from './released-operations.ts';

const schema = buildSchema('type Query { cart: Cart! } type Cart { id: ID!, itemCount: Int! }');

it('an operation of a release that the schema still supports is accepted', () => {
  expect(findRefusedOperations({ a: 'query Cart { cart { id itemCount } }' }, schema)).toEqual([]);
});

it('an operation that asks for a removed field is listed with the reason', () => {
  expect(findRefusedOperations({ a: 'query Cart($id: ID) { cart { token } }' }, schema)).toEqual([
    'query Cart($id: ID): Cannot query field "token" on type "Cart".',
  ]);
});
