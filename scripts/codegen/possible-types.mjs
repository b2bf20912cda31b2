import { isAbstractType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * Which members of which interfaces and unions a client has to know to apply its fragments: those that an answer to its
 * documents can have where a fragment is made on the interface or union.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {import('graphql').DocumentNode} document all operations and fragments of the client
 * @returns {Record<string, string[]>}
 */
export function findPossibleTypes(schema, document) {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const conditions = new Map(fragments.map(({ name, typeCondition }) => [name.value, typeCondition.name.value]));
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const typeInfo = new TypeInfo(schema);

  /** @param {string | undefined} condition */
  const addMembers = (condition) => {
    const type = condition && schema.getType(condition);
    const parent = typeInfo.getParentType();
    if (!type || !isAbstractType(type) || !parent) return;
    const answered = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
    const members = found.get(type.name) ?? new Set();
    for (const member of answered) if (schema.isSubType(type, member)) members.add(member.name);
    found.set(type.name, members);
  };

  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      InlineFragment: ({ typeCondition }) => addMembers(typeCondition?.name.value),
      FragmentSpread: ({ name }) => addMembers(conditions.get(name.value)),
    }),
  );
  const entries = [...found].map(([name, members]) => /** @type {const} */ ([name, [...members].sort()]));
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Plugin of graphql-codegen: `possibleTypes` for the cache of the client whose documents it is given. What only the other
 * client meets would be loaded with every first view.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @param {{ document?: import('graphql').DocumentNode }[]} documents
 */
export function plugin(schema, documents) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const possibleTypes = findPossibleTypes(schema, { kind: Kind.DOCUMENT, definitions });
  return `export const possibleTypes = ${JSON.stringify(possibleTypes, null, 2)};\n`;
}
