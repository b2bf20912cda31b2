import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
} from 'graphql';

const texts = new WeakMap<DocumentNode, string>();

function getText(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/** The name of the single root field of a valid subscription, which may be in a fragment. */
function findRootField({ selections }: SelectionSetNode, document: DocumentNode): string | null {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
          );
    const found = fragment && 'selectionSet' in fragment && fragment.selectionSet;
    const name = found ? findRootField(found, document) : null;
    if (name !== null) return name;
  }
  return null;
}

/** The coerced values of the variables that the operation declares; null if they are invalid. */
function readVariables({ schema, variableValues }: ExecutionArgs, { variableDefinitions }: OperationDefinitionNode) {
  return getVariableValues(schema, variableDefinitions ?? [], variableValues ?? {}).coerced ?? null;
}

/**
 * Equal for operations whose subscribers all get the same results: same document, operation and variables. Null if the root field
 * lacks the extension `shared`, or if the variables are invalid.
 */
export function getSharedKey(args: ExecutionArgs): string | null {
  const { schema, document, operationName } = args;
  const operation = getOperationAST(document, operationName);
  const field = operation && findRootField(operation.selectionSet, document);
  if (!field || schema.getSubscriptionType()?.getFields()[field]?.extensions.shared !== true) return null;
  const variables = readVariables(args, operation);
  return variables && JSON.stringify([getText(document), operation.name?.value, variables]);
}
