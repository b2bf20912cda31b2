import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAXIMUM_PAGE_SIZE } from '../common/page-size.ts';

/** Rows of a list that says neither by an argument nor by its extension `atMost` how many it has. */
const USUAL_LIST = 10;

type Variables = Readonly<Record<string, unknown>>;

interface Counting {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
  /** What each fragment costs, by its name and the page that it stands in: a fragment is counted once, however often used. */
  readonly known: Map<string, number>;
}

/**
 * How much an operation may make the server do: each field counts one, and below a list as often as the list has rows. Of
 * a valid document; conditions are not looked at, so that it is an upper bound.
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

/** `page`: how many rows the lists have that stand directly in the selected object; null where it is no page. */
function costOfSelections(
  { selections }: SelectionSetNode,
  type: GraphQLNamedType | null | undefined,
  page: number | null,
  counting: Counting,
): number {
  let cost = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, page, counting);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value, page, counting);
    else {
      const narrowed = selection.typeCondition ? counting.schema.getType(selection.typeCondition.name.value) : type;
      cost += costOfSelections(selection.selectionSet, narrowed, page, counting);
    }
  }
  return cost;
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
  // Of GraphQL itself, such as __typename; introspection has its own switch.
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

/** What `first` asks for, within what the server would give; null for a field without it. */
function readPageSize(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Variables): number | null {
  const first = field.args.find(({ name }) => name === 'first');
  if (!first) return null;
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  let size: unknown = first.defaultValue;
  if (given?.kind === Kind.INT) size = Number(given.value);
  if (given?.kind === Kind.VARIABLE) size = variables[given.name.value] ?? MAXIMUM_PAGE_SIZE;
  return typeof size === 'number' ? Math.min(Math.max(size, 1), MAXIMUM_PAGE_SIZE) : MAXIMUM_PAGE_SIZE;
}
