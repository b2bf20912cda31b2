import { allValues, plainValue, splitPath } from '../bson/path.ts';
import { type Document, typeName, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { compileNode } from '../matcher/match.ts';
import { isCompiledRegex } from '../regex/regex.ts';

type Leaf = Extract<FilterNode, { kind: 'leaf' }>;

const REASONS: Readonly<Record<Leaf['operator'], string>> = {
  eq: 'comparison failed',
  gt: 'comparison failed',
  gte: 'comparison failed',
  lt: 'comparison failed',
  lte: 'comparison failed',
  in: 'no matching value found in array',
  exists: 'path does not exist',
  regex: 'regular expression did not match',
  type: 'type did not match',
  mod: '$mod did not evaluate to expected remainder',
  size: 'array length was not equal to given size',
  bits: 'bitwise operator failed to match',
};

/** Explains why a document does not match a filter, in the format of DocumentValidationFailure. */
export function describeFailure(node: FilterNode, document: Document, collation: Collation | undefined): Document {
  const fits = (entry: FilterNode) => compileNode(entry, undefined, collation)(document);
  const clauses = (nodes: readonly FilterNode[], wanted: boolean) =>
    nodes.flatMap((entry, index) =>
      fits(entry) === wanted ? [{ index, details: describeFailure(entry, document, collation) }] : [],
    );
  switch (node.kind) {
    case 'and':
    case 'or':
      return { operatorName: `$${node.kind}`, clausesNotSatisfied: clauses(node.nodes, false) };
    case 'nor':
      return { operatorName: '$nor', clausesSatisfied: clauses(node.nodes, true) };
    case 'not':
      return { operatorName: '$not', reason: 'child expression matched' };
    case 'schema': {
      const schemaRulesNotSatisfied = node.schema.failures(document);
      return { operatorName: '$jsonSchema', ...node.schema.annotations, schemaRulesNotSatisfied };
    }
    case 'expression':
      return {
        operatorName: '$expr',
        specifiedAs: { $expr: node.expression },
        reason: '$expr did not match',
        expressionResult: false,
      };
    case 'elementDocument':
    case 'elementValue':
      return {
        operatorName: '$elemMatch',
        reason: 'array did not satisfy the child predicate',
        ...considered(document, node.path),
      };
    case 'constant':
      return { operatorName: '$alwaysFalse', reason: 'expression always evaluates to false' };
    case 'leaf':
      return describeLeaf(node, document);
  }
}

function describeLeaf(node: Leaf, document: Document): Document {
  const operatorName = `$${node.operator}`;
  const found = considered(document, node.path);
  const isMissing = Object.keys(found).length === 0 && node.operator !== 'exists';
  const description: Document = {
    operatorName,
    specifiedAs: { [node.path]: { [operatorName]: shown(node.operand) } },
    reason: isMissing ? 'field was missing' : REASONS[node.operator],
    ...found,
  };
  if (node.operator === 'type' && !isMissing) description.consideredType = typeName(found.consideredValue);
  return description;
}

function shown(operand: Value): Value {
  if (Array.isArray(operand)) return operand.map(shown);
  return isCompiledRegex(operand) ? operand.pattern : operand;
}

/** The value or values that the condition was about. */
function considered(document: Document, path: string): Document {
  const parts = splitPath(path);
  const plain = plainValue(document, parts);
  if (plain !== undefined) return { consideredValue: plain };
  const values = allValues(document, parts);
  return values.length > 0 ? { consideredValues: values } : {};
}
