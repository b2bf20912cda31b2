import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

function getFields(type: GraphQLNamedType): Field[] {
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

/**
 * A selection of everything that a field returns, including nested relations. A recursive field is followed once. `leftOut` has
 * fields such as `Product.films` that would exceed the allowed query cost.
 */
export function selectEverything(field: Field, leftOut: ReadonlySet<string>): string {
  return selectFields(getNamedType(field.type), leftOut, new Set());
}

function selectFields(type: GraphQLNamedType, leftOut: ReadonlySet<string>, path: ReadonlySet<string>): string {
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectFields(member, leftOut, path)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  const fields = getFields(type);
  // The edges of a page contain the same rows as its nodes.
  const isPage = fields.some(({ name }) => name === 'nodes');
  const selections = fields
    .filter(({ name }) => !(isPage && name === 'edges'))
    .flatMap((field) => selectField(`${type.name}.${field.name}`, field, leftOut, path));
  return `{ ${selections.join(' ')} }`;
}

function selectField(
  name: string,
  field: Field,
  leftOut: ReadonlySet<string>,
  path: ReadonlySet<string>,
): string | never[] {
  if (leftOut.has(name) || path.has(name)) return [];
  const type = getNamedType(field.type);
  return isCompositeType(type) ? `${field.name} ${selectFields(type, leftOut, new Set([...path, name]))}` : field.name;
}

/** Names of the queries that return a list of objects, directly or nested. */
export function listQueries(schema: GraphQLSchema): string[] {
  return getFields(schema.getQueryType() as GraphQLNamedType)
    .filter((field) => leadsToList(field, new Set()))
    .map(({ name }) => name);
}

function leadsToList({ type }: Field, seen: Set<string>): boolean {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return false;
  if (isListType(getNullableType(type))) return true;
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  const members = isUnionType(named) ? named.getTypes() : [named];
  return members.some((member) => getFields(member).some((field) => leadsToList(field, seen)));
}
