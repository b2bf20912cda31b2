import type { SourceNode } from './syntax.ts';

export type StaticValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly StaticValue[]
  | { readonly [name: string]: StaticValue };

/** What the source says about a value: itself, or the conditions that choose between values. */
type Read =
  | { readonly kind: 'value'; readonly value: StaticValue }
  | { readonly kind: 'choice'; readonly write: (writeValue: (value: StaticValue) => string) => string };

interface Expression extends SourceNode {
  readonly expression?: Expression;
  readonly value?: unknown;
  readonly name?: string;
  readonly operator?: string;
  readonly argument?: Expression;
  readonly elements?: readonly (Expression | null)[];
  readonly properties?: readonly (Expression & { readonly key?: Expression; readonly computed?: boolean })[];
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly test?: Expression;
  readonly consequent?: Expression;
  readonly alternate?: Expression;
}

/** Null where the value is known to the running program only. */
export function readStatic(node: SourceNode | null, getSource: (node: SourceNode) => string): Read | null {
  const expression = unwrap(node as Expression | null);
  if (expression?.type !== 'ConditionalExpression') {
    const known = evaluate(expression);
    return known && { kind: 'value', value: known.value };
  }
  const { test, consequent, alternate } = expression;
  const [yes, no] = [consequent, alternate].map((side) => readStatic(side ?? null, getSource));
  if (!test || !yes || !no) return null;
  return {
    kind: 'choice',
    write: (writeValue) => `(${getSource(test)} ? ${write(yes, writeValue)} : ${write(no, writeValue)})`,
  };
}

const write = (read: Read, writeValue: (value: StaticValue) => string) =>
  read.kind === 'value' ? writeValue(read.value) : read.write(writeValue);

function unwrap(node: Expression | null): Expression | null {
  const isWrapper = node?.type === 'JSXExpressionContainer' || node?.type === 'TSAsExpression';
  return isWrapper ? unwrap(node.expression ?? null) : node;
}

/** An attribute without a value is `true`. */
function evaluate(node: Expression | null): { value: StaticValue } | null {
  if (node === null) return { value: true };
  switch (node.type) {
    case 'Literal':
      return { value: node.value as StaticValue };
    case 'Identifier':
      return node.name === 'undefined' ? { value: undefined } : null;
    case 'UnaryExpression': {
      const known = evaluate(unwrap(node.argument ?? null));
      return node.operator === '-' && typeof known?.value === 'number' ? { value: -known.value } : null;
    }
    case 'TemplateLiteral':
      return node.quasis?.length === 1 ? { value: node.quasis[0]?.value.cooked } : null;
    case 'ObjectExpression':
      return evaluateObject(node.properties ?? []);
    default:
      return null;
  }
}

function evaluateObject(properties: NonNullable<Expression['properties']>): { value: StaticValue } | null {
  const entries: [string, StaticValue][] = [];
  for (const { type, key, computed, value } of properties) {
    const known = evaluate(unwrap(value as Expression));
    if (type !== 'Property' || computed || !key || !known) return null;
    entries.push([String(key.name ?? key.value), known.value]);
  }
  return { value: Object.fromEntries(entries) };
}
