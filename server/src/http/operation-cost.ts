import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAXIMUM_PAGE_SIZE } from '../common/page-size.ts';

/** Assumed rows of a list with neither a size argument nor the extension `atMost`. */
const USUAL_LIST = 10;

type Variables = Readonly<Record<string, unknown>>;

interface Counting {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
  /** Memoised cost of fragments, by name and page size, so that each is computed once, however often it is spread. */
  readonly known: Map<string, number>;
}

/**
 * Cost of an operation: each field counts one, multiplied by the rows of every list above it. Expects a valid document.
 * `@skip` and `@include` are ignored, so the result is an upper bound.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables = {},
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const counting = { schema, fragments, variables, known: new Map<string, number>() };
  return costOfSelections(operation.selectionSet, schema.getRootType(operation.operation), null, counting);
}

/**
 * `page`: rows of the lists directly in the selected object; null if it is not a page. An object has one type: of the fragments
 * on different object types, such as the results of a mutation, only the most expensive counts.
 */
function costOfSelections(
  { selections }: SelectionSetNode,
  type: GraphQLNamedType | null | undefined,
  page: number | null,
  counting: Counting,
): number {
  let cost = 0;
  const costOfTypes = new Map<string, number>();
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      cost += costOfField(selection, type, page, counting);
      continue;
    }
    const narrowed = toNarrowedType(selection, type, counting);
    const added =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? costOfFragment(selection.name.value, page, counting)
        : costOfSelections(selection.selectionSet, narrowed, page, counting);
    if (isObjectType(narrowed)) costOfTypes.set(narrowed.name, (costOfTypes.get(narrowed.name) ?? 0) + added);
    else cost += added;
  }
  return cost + Math.max(0, ...costOfTypes.values());
}

function toNarrowedType(
  node: FragmentSpreadNode | InlineFragmentNode,
  type: GraphQLNamedType | null | undefined,
  { schema, fragments }: Counting,
): GraphQLNamedType | null | undefined {
  const { typeCondition } = node.kind === Kind.FRAGMENT_SPREAD ? (fragments.get(node.name.value) ?? {}) : node;
  return typeCondition ? schema.getType(typeCondition.name.value) : type;
}

function costOfFragment(name: string, page: number | null, counting: Counting): number {
  const key = `${name} ${page}`;
  const known = counting.known.get(key);
  if (known !== undefined) return known;
  const fragment = counting.fragments.get(name);
  if (!fragment) return 0;
  const type = counting.schema.getType(fragment.typeCondition.name.value);
  const cost = costOfSelections(fragment.selectionSet, type, page, counting);
  counting.known.set(key, cost);
  return cost;
}

function costOfField(
  node: FieldNode,
  parent: GraphQLNamedType | null | undefined,
  page: number | null,
  counting: Counting,
): number {
  const definition = findField(parent, node.name.value);
  // Meta fields such as __typename; introspection is restricted separately.
  if (!definition) return 1;
  const type = getNamedType(definition.type);
  if (!node.selectionSet || !isCompositeType(type)) return 1;
  const pageSize = readPageSize(node, definition, counting.variables);
  if (!isListType(getNullableType(definition.type))) {
    return 1 + costOfSelections(node.selectionSet, type, pageSize, counting);
  }
  const { atMost } = definition.extensions;
  const rows = pageSize ?? (typeof atMost === 'number' ? atMost : (page ?? USUAL_LIST));
  return 1 + rows * costOfSelections(node.selectionSet, type, null, counting);
}

function findField(
  type: GraphQLNamedType | null | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** The page size that `first` requests, capped by the server's maximum; null for a field without `first`. */
function readPageSize(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Variables): number | null {
  const first = field.args.find(({ name }) => name === 'first');
  if (!first) return null;
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  let size: unknown = first.defaultValue;
  if (given?.kind === Kind.INT) size = Number(given.value);
  if (given?.kind === Kind.VARIABLE) size = variables[given.name.value] ?? MAXIMUM_PAGE_SIZE;
  return typeof size === 'number' ? Math.min(Math.max(size, 1), MAXIMUM_PAGE_SIZE) : MAXIMUM_PAGE_SIZE;
}
