import { KEPT_TEXTS, normaliseLine, stripInvisible, TYPED_LINES } from '@eunbit/schema/typed-line';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { rootFields } from './root-fields.ts';

/**
 * Normalises text arguments before any resolver of a query or mutation sees them, so that no service compares, validates or
 * stores the same text in two forms.
 */
export function normaliseInput(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFields(schema, 'Query', 'Mutation')) {
    if (field.args.length === 0) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context, info) => resolve(source, normalised(args) as typeof args, context, info);
  }
  return schema;
}

function normalisedText(text: string, name: string): string {
  if (TYPED_LINES.has(name)) return normaliseLine(text);
  return KEPT_TEXTS.has(name) ? text : stripInvisible(text);
}

/** Returns a copy: the arguments may be the operation's variables, which other fields read as well. */
function normalised(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return normalisedText(value, name);
  if (Array.isArray(value)) return value.map((item) => normalised(item, name));
  if (!isInputObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normalised(item, key)]));
}

/** Scalar values such as dates are objects as well, and stay unchanged. */
function isInputObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
