import {
  type DocumentNode,
  type GraphQLSchema,
  isObjectType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Extensions, getMetadataStorage } from 'type-graphql';

/**
 * Declares that a query or a resolved field returns the same to all callers of a store and language who are not signed in, and
 * that the live hub's `pageVersion` rises before a change of the result becomes visible. The response of an operation with only
 * such fields is cached (http/answer-cache.ts).
 */
export function Cacheable(): MethodDecorator {
  return Extensions({ cacheable: true });
}

/** Marks the fields of types that have a resolver of their own: they are not cacheable, unless they declare it. */
export function markResolvedFields(schema: GraphQLSchema): GraphQLSchema {
  const { fieldResolvers, objectTypes } = getMetadataStorage();
  const names = new Map<unknown, string>(objectTypes.map(({ target, name }) => [target, name]));
  for (const { kind, schemaName, getObjectType } of fieldResolvers) {
    const type = kind === 'external' ? schema.getType(names.get(getObjectType?.()) ?? '') : null;
    const field = isObjectType(type) ? type.getFields()[schemaName] : null;
    if (field) field.extensions = { ...field.extensions, resolved: true };
  }
  return schema;
}

/** Whether each field of a valid document is cacheable. Denies by default. */
export function isCacheable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const typeInfo = new TypeInfo(schema);
  const queryType = schema.getQueryType();
  let allows = true;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      OperationDefinition({ operation }) {
        if (operation !== OperationTypeNode.QUERY) allows = false;
      },
      Field({ name }) {
        if (name.value === '__typename') return;
        const extensions = typeInfo.getFieldDef()?.extensions;
        const needsDeclaration = typeInfo.getParentType() === queryType || extensions?.resolved === true;
        if (!extensions || (needsDeclaration && extensions.cacheable !== true)) allows = false;
      },
    }),
  );
  return allows;
}
