import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function safeInteger(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new GraphQLError('MinorUnits takes a whole number in the minor unit (cents, won)');
  }
  return value;
}

/** Whole numbers up to 2^53 - 1: a fraction of a cent or won is refused as an error. */
export const MinorUnits = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  description: 'An amount of money in the minor unit of its currency (cents for USD, won for KRW). Refuses fractions.',
  serialize: safeInteger,
  parseValue: safeInteger,
  parseLiteral: (node) => safeInteger(node.kind === Kind.INT ? Number(node.value) : null),
});
