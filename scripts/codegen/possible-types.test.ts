import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import * as admin from '../../admin/src/gql/graphql.ts';
import { possibleTypes as adminTypes } from '../../admin/src/gql/possible-types.ts';
import * as web from '../../web/src/gql/graphql.ts';
import { possibleTypes as webTypes } from '../../web/src/gql/possible-types.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

const isDocument = (value: unknown): value is DocumentNode => (value as DocumentNode | null)?.kind === Kind.DOCUMENT;

/** The interfaces and unions on which fragments are defined, and the types of the fields that are read with fragments. */
function findTypes(documents: object) {
  const conditions = new Set<string>();
  const answered = new Set<GraphQLNamedType>();
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    Field: ({ selectionSet }) => {
      const type = typeInfo.getType();
      if (type && selectionSet?.selections.some(({ kind }) => kind !== Kind.FIELD)) answered.add(getNamedType(type));
    },
    InlineFragment: ({ typeCondition }) => {
      if (typeCondition) conditions.add(typeCondition.name.value);
    },
    FragmentDefinition: ({ typeCondition }) => {
      conditions.add(typeCondition.name.value);
    },
  });
  for (const document of Object.values(documents).filter(isDocument)) visit(document, visitor);
  const types = [...conditions].map((name) => schema.getType(name));
  return { conditions: types.filter(isAbstractType), answered: [...answered] };
}

const getMembers = (type: GraphQLNamedType) =>
  isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];

const USER_ERRORS = new Set(getMembers(schema.getType('UserError') as GraphQLNamedType));

describe.each<[string, object, Record<string, string[]>]>([
  ['storefront', web, webTypes],
  ['back office', admin, adminTypes],
])('The cache of the %s', (_client, documents, possibleTypes) => {
  const { conditions, answered } = findTypes(documents);

  it('knows every error that its operations read, and no others', () => {
    const errors = answered.flatMap(getMembers).filter((name) => USER_ERRORS.has(name));
    expect(possibleTypes.UserError).toEqual([...new Set(errors)].sort());
  });

  it('knows every interface and union that has a fragment', () => {
    expect(Object.keys(possibleTypes)).toEqual(conditions.map(({ name }) => name).sort());
  });

  it('knows all members of a union that has a fragment', () => {
    const unions = conditions.filter(({ name }) => name !== 'UserError');
    expect(unions).not.toEqual([]);
    for (const union of unions) expect(possibleTypes[union.name]).toEqual(getMembers(union).sort());
  });
});
