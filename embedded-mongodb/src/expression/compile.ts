import { type Document, getKeys, isDocument, setField, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import { arrayOperators } from './array-operators.ts';
import { conversionOperators } from './conversion-operators.ts';
import { dateOperators } from './date-operators.ts';
import { fieldAt, parsePath } from './field-path.ts';
import { iterationOperators } from './iteration-operators.ts';
import { logicOperators } from './logic-operators.ts';
import { mathOperators } from './math-operators.ts';
import { objectOperators } from './object-operators.ts';
import type { Compiler, Expression, Operator, Scope } from './operands.ts';
import { setOperators } from './set-operators.ts';
import { statisticsOperators } from './statistics-operators.ts';
import { stringOperators } from './string-operators.ts';
import { checkReadableName, checkVariableName } from './variables.ts';

const OPERATORS = new Map<string, Operator>(
  Object.entries({
    ...arrayOperators,
    ...conversionOperators,
    ...dateOperators,
    ...iterationOperators,
    ...logicOperators,
    ...mathOperators,
    ...objectOperators,
    ...setOperators,
    ...statisticsOperators,
    ...stringOperators,
    $const: literal,
    $literal: literal,
    $let: letIn,
    $function: refuseCode,
    $meta: refuseMeta,
  }),
);

/** Variables that every expression may use. */
const SYSTEM_VARIABLES = ['ROOT', 'CURRENT', 'REMOVE', 'NOW', 'CLUSTER_TIME', 'USER_ROLES'];

/** Compiles an expression that is evaluated against documents and may use these variables. */
export function compileExpression(
  source: Value,
  variables?: Document,
  collation?: Collation,
): (document: Document) => Value {
  return compilerFor(variables, collation).forDocuments(source);
}

/** Adds defined variables, which are evaluated with the given ones and without a document. */
export function defineVariables(definitions: Document, variables: Document): Document {
  const compiler = compilerFor(variables, undefined);
  const defined: Document = { ...variables };
  for (const name of getKeys(definitions)) {
    checkVariableName(name);
    defined[name] = compiler.forDocuments(definitions[name])({});
  }
  return defined;
}

export function compilerFor(variables: Document | undefined, collation: Collation | undefined): Compiler {
  const known: Document = { NOW: new Date(), ...variables };
  return new ExpressionCompiler(known, new Set([...SYSTEM_VARIABLES, ...Object.keys(known)]), collation);
}

class ExpressionCompiler implements Compiler {
  readonly variables: Document;
  readonly collation: Collation | undefined;
  readonly #names: ReadonlySet<string>;

  constructor(variables: Document, names: ReadonlySet<string>, collation: Collation | undefined) {
    this.variables = variables;
    this.collation = collation;
    this.#names = names;
  }

  with(names: readonly string[]): Compiler {
    return new ExpressionCompiler(this.variables, new Set([...this.#names, ...names]), this.collation);
  }

  scope(document: Document): Scope {
    return { root: document, current: document, variables: this.variables };
  }

  forDocuments(source: Value): (document: Document) => Value {
    const expression = this.compile(source);
    return (document) => expression(this.scope(document));
  }

  compile(source: Value): Expression {
    if (typeof source === 'string') return source.startsWith('$') ? this.#path(source) : () => source;
    if (Array.isArray(source)) return this.#array(source);
    if (isDocument(source)) return this.#document(source);
    return () => source;
  }

  #path(source: string): Expression {
    if (!source.startsWith('$$')) {
      const path = parsePath(source.slice(1));
      if (path.length === 1) {
        const field = path[0] as string;
        return ({ current }) => (isDocument(current) && Object.hasOwn(current, field) ? current[field] : undefined);
      }
      return ({ current }) => fieldAt(current, path);
    }
    const [name, ...path] = parsePath(source.slice(2)) as [string, ...string[]];
    checkReadableName(name);
    if (!this.#names.has(name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
    switch (name) {
      case 'ROOT':
        return ({ root }) => fieldAt(root, path);
      case 'CURRENT':
        return ({ current }) => fieldAt(current, path);
      case 'REMOVE':
        return () => undefined;
      case 'USER_ROLES':
        return () => [];
      case 'CLUSTER_TIME':
        return ({ variables }) => {
          if (variables.CLUSTER_TIME !== undefined) return variables.CLUSTER_TIME;
          throw new MongoError(51144, "Builtin variable '$$CLUSTER_TIME' is not available");
        };
      default:
        return path.length === 0
          ? ({ variables }) => variables[name]
          : ({ variables }) => fieldAt(variables[name], path);
    }
  }

  #array(source: readonly Value[]): Expression {
    const elements = source.map((element) => this.compile(element));
    return (scope) => elements.map((element) => element(scope) ?? null);
  }

  #document(source: Document): Expression {
    const keys = getKeys(source);
    const [first] = keys;
    if (first?.startsWith('$')) {
      if (keys.length > 1) {
        throw new MongoError(
          15983,
          `An object representing an expression must have exactly one field: ${keys.join(', ')}`,
        );
      }
      const operator = OPERATORS.get(first);
      if (!operator) throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${first}'`);
      return operator(source[first], this, first);
    }
    const fields = keys.map((key) => {
      checkFieldName(key);
      return [key, this.compile(source[key])] as const;
    });
    return (scope) => {
      const result: Document = {};
      for (const [key, expression] of fields) {
        const value = expression(scope);
        if (value !== undefined) setField(result, key, value);
      }
      return result;
    };
  }
}

function checkFieldName(name: string): void {
  if (name.startsWith('$')) {
    throw new MongoError(16410, `FieldPath field names may not start with '$'. Consider using $getField or $setField.`);
  }
  if (name.includes('.')) {
    throw new MongoError(16412, `FieldPath field names may not contain '.'. Consider using $getField or $setField.`);
  }
}

function literal(operand: Value): Expression {
  return () => operand;
}

function letIn(operand: Value, compiler: Compiler): Expression {
  if (!isDocument(operand)) throw new MongoError(16874, '$let only supports an object as its argument');
  for (const key of getKeys(operand)) {
    if (key !== 'vars' && key !== 'in') throw new MongoError(16875, `Unrecognized parameter to $let: ${key}`);
  }
  if (!('vars' in operand)) throw new MongoError(16876, "Missing 'vars' parameter to $let");
  if (!('in' in operand)) throw new MongoError(16877, "Missing 'in' parameter to $let");
  const definitions = operand.vars;
  if (!isDocument(definitions)) throw new MongoError('FailedToParse', 'invalid parameter: expected an object (vars)');
  const names = getKeys(definitions);
  for (const name of names) checkVariableName(name);
  const values = names.map((name) => compiler.compile(definitions[name]));
  const body = compiler.with(names).compile(operand.in);
  return (scope) => {
    const inner = { ...scope, variables: { ...scope.variables } };
    names.forEach((name, index) => {
      const value = values[index]?.(scope);
      if (name === 'CURRENT') inner.current = value;
      else inner.variables[name] = value;
    });
    return body(inner);
  };
}

function refuseCode(): Expression {
  throw new MongoError(31264, 'Cannot run server-side javascript without the javascript engine enabled');
}

function refuseMeta(operand: Value): Expression {
  if (operand === 'textScore')
    throw new MongoError(40218, 'query requires text score metadata, but it is not available');
  throw new MongoError(17308, `Unsupported argument to $meta: ${String(operand)}`);
}
