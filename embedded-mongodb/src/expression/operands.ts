import { type Document, getKeys, isDocument, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';

/** The context in which an expression is evaluated. */
export interface Scope {
  root: Value;
  /** The document that field paths refer to (`$$CURRENT`). */
  current: Value;
  variables: Document;
}

/** A compiled expression; returns undefined for a missing value. */
export type Expression = (scope: Scope) => Value;

export interface Compiler {
  /** The collation of string comparisons. */
  readonly collation: Collation | undefined;
  /** The variables of the command, with their values. */
  readonly variables: Document;
  compile(source: Value): Expression;
  /** Compiles an expression that is evaluated against whole documents. */
  forDocuments(source: Value): (document: Document) => Value;
  scope(document: Document): Scope;
  /** A compiler with additional variables. */
  with(names: readonly string[]): Compiler;
}

/** Reads an operator's operand. */
export type Operator = (operand: Value, compiler: Compiler, name: string) => Expression;
export type OperatorTable = Readonly<Record<string, Operator>>;

/** The compiled operands of an operator that takes between `least` and `most` of them. */
export function compileOperands(
  operand: Value,
  compiler: Compiler,
  name: string,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): Expression[] {
  const sources = Array.isArray(operand) ? operand : [operand];
  const count = sources.length;
  if (least === most && count !== least) {
    throw new MongoError(16020, `Expression ${name} takes exactly ${least} arguments. ${count} were passed in.`);
  }
  if (count < least || count > most) {
    throw new MongoError(
      28667,
      `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${count} were passed in.`,
    );
  }
  return sources.map((source) => compiler.compile(source));
}

type Compute<Operands extends unknown[]> = (
  ...input: [...operands: Operands, name: string, collation: Collation | undefined]
) => Value;

export function unary(compute: Compute<[value: Value]>): Operator {
  return (operand, compiler, name) => {
    const [only] = compileOperands(operand, compiler, name, 1, 1) as [Expression];
    return (scope) => compute(only(scope), name, compiler.collation);
  };
}

export function binary(compute: Compute<[left: Value, right: Value]>): Operator {
  return (operand, compiler, name) => {
    const [left, right] = compileOperands(operand, compiler, name, 2, 2) as [Expression, Expression];
    return (scope) => compute(left(scope), right(scope), name, compiler.collation);
  };
}

/** An operator with a variable number of operands; omitted ones are undefined. */
export function nary(least: number, most: number, compute: Compute<[values: Value[]]>): Operator {
  return (operand, compiler, name) => {
    const operands = compileOperands(operand, compiler, name, least, most);
    return (scope) =>
      compute(
        operands.map((expression) => expression(scope)),
        name,
        compiler.collation,
      );
  };
}

export interface ArgumentNames {
  required: readonly string[];
  optional?: readonly string[];
  /** MongoDB's error codes for an operand that is not a document, an unknown argument, and a missing one. */
  codes: readonly [number, number, number];
}

/** The arguments of an operator whose operand is a document, before compilation. */
export function readArguments(operand: Value, name: string, { required, optional, codes }: ArgumentNames): Document {
  if (!isDocument(operand)) {
    throw new MongoError(codes[0], `${name} only supports an object as an argument, found: ${typeName(operand)}`);
  }
  for (const key of getKeys(operand)) {
    if (!required.includes(key) && !optional?.includes(key)) {
      throw new MongoError(codes[1], `Unrecognized argument to ${name}: ${key}`);
    }
  }
  for (const key of required) {
    if (!(key in operand)) throw new MongoError(codes[2], `Missing '${key}' parameter to ${name}`);
  }
  return operand;
}

/** An operator whose named arguments are all expressions; `given` distinguishes an absent argument from a missing value. */
export function withArguments(
  names: ArgumentNames,
  compute: (values: Document, name: string, given: Document, collation: Collation | undefined) => Value,
): Operator {
  return (operand, compiler, name) => {
    const given = readArguments(operand, name, names);
    const expressions = getKeys(given).map((key) => [key, compiler.compile(given[key])] as const);
    return (scope) => {
      const values: Document = {};
      for (const [key, expression] of expressions) values[key] = expression(scope);
      return compute(values, name, given, compiler.collation);
    };
  };
}

export function isNullish(value: Value): value is null | undefined {
  return value === null || value === undefined;
}

/** The type name in error messages; `missing` for a missing field. */
export function typeWord(value: Value): string {
  return value === undefined ? 'missing' : typeName(value);
}

/** Whether a value is true in a boolean context: all except false, null, missing and zero. */
export function isTruthy(value: Value): boolean {
  if (isNullish(value) || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

/** A whole number within 32 bits, whatever its type; undefined for everything else. */
export function toInt32(value: Value): number | undefined {
  if (!isNumeric(value)) return undefined;
  const number = toNumber(value);
  return Number.isInteger(number) && number >= -2147483648 && number <= 2147483647 ? number : undefined;
}
