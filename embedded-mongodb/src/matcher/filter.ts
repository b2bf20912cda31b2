import { BSONRegExp } from 'bson';
import { parseTypes } from '../bson/type-names.ts';
import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import { parseSchema } from '../json-schema/schema.ts';
import { compileRegex } from '../regex/regex.ts';
import { parseBits } from './bits.ts';
import type { FilterNode, LeafOperator } from './filter-node.ts';
import { parseMod, parseSampleRate, parseSize } from './operands.ts';

const REFERENCE_FIELDS = new Set(['$ref', '$id', '$db']);

/** Parses a query filter. Throws BadValue with MongoDB's message if it is invalid. */
export function parseFilter(filter: Document): FilterNode {
  return parseConditions(filter, false);
}

/** Within another filter `$ref`, `$id` and `$db` are fields, since array elements may be DBRefs. */
function parseConditions(filter: Document, isNested: boolean): FilterNode {
  const nodes: FilterNode[] = [];
  for (const key of getKeys(filter)) {
    if (isNested && REFERENCE_FIELDS.has(key)) nodes.push(leaf(key, 'eq', filter[key]));
    else if (key.startsWith('$')) nodes.push(...topLevel(key, filter[key]));
    else nodes.push(...fieldNodes(key, filter[key]));
  }
  return nodes.length === 1 ? (nodes[0] as FilterNode) : { kind: 'and', nodes };
}

function topLevel(operator: string, operand: Value): FilterNode[] {
  switch (operator) {
    case '$and':
      return [{ kind: 'and', nodes: filterList(operator, operand) }];
    case '$or':
      return [{ kind: 'or', nodes: filterList(operator, operand) }];
    case '$nor':
      return [{ kind: 'nor', nodes: filterList(operator, operand) }];
    case '$comment':
      return [];
    case '$expr':
      return [{ kind: 'expression', expression: operand }];
    case '$alwaysTrue':
    case '$alwaysFalse':
      return [{ kind: 'constant', value: operator === '$alwaysTrue' }];
    case '$jsonSchema':
      return [{ kind: 'schema', schema: parseSchema(operand) }];
    case '$sampleRate':
      return [{ kind: 'expression', expression: { $lt: [{ $rand: {} }, parseSampleRate(operand)] } }];
    case '$where':
      throw badValue('no globalScriptEngine in $where parsing');
    case '$text':
      throw new MongoError('IndexNotFound', 'text index required for $text query');
    default:
      throw badValue(
        `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function filterList(operator: string, operand: Value): FilterNode[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} must be an array`);
  if (operand.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return operand.map((entry) => {
    if (!isDocument(entry)) throw badValue('$or/$and/$nor entries need to be full objects');
    return parseConditions(entry, true);
  });
}

function isOperatorDocument(value: Value): value is Document {
  if (!isDocument(value)) return false;
  const first = getKeys(value)[0];
  return first?.startsWith('$') === true && !REFERENCE_FIELDS.has(first);
}

/** The conditions on one field; an empty path refers to the value itself (inside `$elemMatch`). */
function fieldNodes(path: string, condition: Value): FilterNode[] {
  if (condition instanceof BSONRegExp) return [regexLeaf(path, condition, undefined)];
  if (!isOperatorDocument(condition)) return [leaf(path, 'eq', condition)];
  const nodes: FilterNode[] = [];
  for (const operator of getKeys(condition)) {
    if (operator === '$options' && !('$regex' in condition)) throw badValue('$options needs a $regex');
    nodes.push(...operatorNodes(path, operator, condition[operator], condition));
  }
  return nodes;
}

function leaf(path: string, operator: LeafOperator, operand: Value, test?: (value: Value) => boolean): FilterNode {
  if (operand === undefined) throw badValue('cannot compare to undefined');
  return test ? { kind: 'leaf', path, operator, operand, test } : { kind: 'leaf', path, operator, operand };
}

function not(...nodes: FilterNode[]): FilterNode {
  return { kind: 'not', node: nodes.length === 1 ? (nodes[0] as FilterNode) : { kind: 'and', nodes } };
}

function operatorNodes(path: string, operator: string, operand: Value, siblings: Document): FilterNode[] {
  switch (operator) {
    case '$eq':
      return [leaf(path, 'eq', operand)];
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return [not(leaf(path, 'eq', operand))];
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (operand instanceof BSONRegExp) throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`);
      return [leaf(path, operator.slice(1) as LeafOperator, operand)];
    case '$in':
      return [leaf(path, 'in', inList(operator, operand))];
    case '$nin':
      return [not(leaf(path, 'in', inList(operator, operand)))];
    case '$exists':
      return [existence(path, operand)];
    case '$not':
      return [negated(path, operand)];
    case '$regex':
      return [regexLeaf(path, operand, siblings.$options)];
    case '$options':
    case '$comment':
      return [];
    default:
      return [rareOperator(path, operator, operand)];
  }
}

function rareOperator(path: string, operator: string, operand: Value): FilterNode {
  switch (operator) {
    case '$type':
      return leaf(path, 'type', operand, parseTypes(operand));
    case '$mod':
      return leaf(path, 'mod', operand, parseMod(operand));
    case '$size':
      return leaf(path, 'size', parseSize(operand));
    case '$all':
      return allNode(path, operand);
    case '$elemMatch':
      return elementMatch(path, operand);
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return leaf(path, 'bits', operand, parseBits(operator, operand));
    case '$geoWithin':
    case '$geoIntersects':
      throw new MongoError('CommandNotSupported', `${operator} is not supported by this server`);
    case '$near':
    case '$nearSphere':
      throw new MongoError(
        'NoQueryExecutionPlans',
        'error processing query: planner returned error :: caused by :: unable to find index for $geoNear query',
      );
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
}

function inList(operator: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  for (const value of operand) {
    if (isOperatorDocument(value)) throw badValue(`cannot nest $ under ${operator}`);
  }
  return operand.map((value) => (value instanceof BSONRegExp ? compileRegex(value.pattern, value.options) : value));
}

function existence(path: string, operand: Value): FilterNode {
  const wanted = isNumeric(operand) ? toNumber(operand) !== 0 : operand !== false && operand !== null;
  const exists = leaf(path, 'exists', true);
  return wanted ? exists : not(exists);
}

function negated(path: string, operand: Value): FilterNode {
  if (operand instanceof BSONRegExp) return not(regexLeaf(path, operand, undefined));
  if (!isDocument(operand)) throw badValue('$not needs a regex or a document');
  const keys = getKeys(operand);
  if (keys.length === 0) throw badValue('$not cannot be empty');
  return not(
    ...keys.flatMap((key) => {
      if (!key.startsWith('$')) throw badValue(`unknown operator: ${key}`);
      return operatorNodes(path, key, operand[key], operand);
    }),
  );
}

function regexLeaf(path: string, operand: Value, options: Value): FilterNode {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (operand instanceof BSONRegExp) {
    if (options !== undefined && operand.options !== '') {
      throw new MongoError(51075, 'options set in both $regex and $options');
    }
    return leaf(path, 'regex', compileRegex(operand.pattern, options ?? operand.options));
  }
  if (typeof operand !== 'string') throw badValue('$regex has to be a string');
  return leaf(path, 'regex', compileRegex(operand, options ?? ''));
}

function allNode(path: string, operand: Value): FilterNode {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return { kind: 'constant', value: false };
  const nodes = operand.map((entry): FilterNode => {
    if (isDocument(entry) && getKeys(entry)[0] === '$elemMatch') return elementMatch(path, entry.$elemMatch);
    if (isOperatorDocument(entry)) throw badValue('no $ expressions in $all');
    if (entry instanceof BSONRegExp) return regexLeaf(path, entry, undefined);
    return leaf(path, 'eq', entry);
  });
  return nodes.length === 1 ? (nodes[0] as FilterNode) : { kind: 'and', nodes };
}

const LOGICAL = new Set(['$and', '$or', '$nor', '$where', '$expr', '$comment', '$jsonSchema']);

function elementMatch(path: string, operand: Value): FilterNode {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  if (isOperatorDocument(operand) && !LOGICAL.has(getKeys(operand)[0] as string)) {
    return { kind: 'elementValue', path, node: { kind: 'and', nodes: fieldNodes('', operand) } };
  }
  return { kind: 'elementDocument', path, node: parseConditions(operand, true) };
}
