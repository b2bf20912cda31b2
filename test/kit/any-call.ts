import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  MinorUnits: '1',
  Boolean: 'true',
  DateTime: '"2026-01-01T00:00:00Z"',
  LocalDate: '"2026-01-01"',
};

/** Valid values for arguments that accept only some values of their type. */
const BY_NAME: Readonly<Record<string, string>> = { from: '"2026-01-01"', to: '"2026-01-01"' };

/** A literal that a type accepts, so that a call reaches its permission check. */
export function buildLiteral(type: GraphQLInputType): string {
  if (isNonNullType(type)) return buildLiteral(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isScalarType(type)) return SCALARS[type.name] ?? '"x"';
  if (!isInputObjectType(type)) return 'null';
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${needed.map((field) => `${field.name}: ${buildLiteral(field.type)}`).join(', ')} }`;
}

/** The shortest selection that calls a root field. An optional access token is passed as well, since it can replace a sign-in. */
export function buildAnyCall(field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter(({ name, type }) => isNonNullType(type) || name === 'accessToken');
  const args = needed.map(({ name, type }) => `${name}: ${BY_NAME[name] ?? buildLiteral(type)}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${field.name}${args ? `(${args})` : ''}${selection}`;
}
