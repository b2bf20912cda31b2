import { FIRST_YEAR, LAST_YEAR } from '@eunbit/schema/order-list';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';

function safeInteger(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new GraphQLError('MinorUnits takes a whole number in the minor unit (cents, won)');
  }
  return value;
}

/** Whole numbers up to 2^53 - 1: fractions of a cent or won are rejected. */
export const MinorUnits = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  description: 'An amount of money in the minor unit of its currency (cents for USD, won for KRW). Refuses fractions.',
  serialize: safeInteger,
  parseValue: safeInteger,
  parseLiteral: (node) => safeInteger(node.kind === Kind.INT ? Number(node.value) : null),
});

/** Rejects days of other millenniums: 0026 or 20260 are typing errors, and time zones are not defined for them. */
function ofThisMillennium<Internal, External>(scalar: GraphQLScalarType<Internal, External>) {
  const { parseValue, parseLiteral, ...config } = scalar.toConfig();
  function bounded(value: Internal): Internal {
    const year = value instanceof Date ? value.getUTCFullYear() : Number(String(value).slice(0, 4));
    if (year >= FIRST_YEAR && year <= LAST_YEAR) return value;
    throw new GraphQLError(`${scalar.name} takes years from ${FIRST_YEAR} to ${LAST_YEAR}.`);
  }
  return new GraphQLScalarType<Internal, External>({
    ...config,
    parseValue: (value) => bounded(parseValue(value)),
    parseLiteral: (node, variables) => bounded(parseLiteral(node, variables)),
  });
}

/** A calendar day, `2026-03-02`. */
export const LocalDate = ofThisMillennium(GraphQLLocalDate);
export const DateTime = ofThisMillennium(GraphQLDateTime);
