import { getKeys, isDocument, type Value } from '../bson/values.ts';

/** Operators whose operands name fields without a dollar sign. */
const NAMING = new Set(['$getField', '$top', '$topN', '$bottom', '$bottomN']);

/** The top-level fields that an expression reads; undefined if it may read any. */
export function findExpressionFields(expression: Value): Set<string> | undefined {
  const fields = new Set<string>();
  return collect(expression, fields) ? fields : undefined;
}

/** Returns false if the expression may read the whole document. */
function collect(expression: Value, fields: Set<string>): boolean {
  if (typeof expression === 'string') {
    if (/^\$\$(ROOT|CURRENT)\b/.test(expression)) return false;
    if (expression.startsWith('$') && !expression.startsWith('$$'))
      fields.add(expression.slice(1).split('.')[0] as string);
    return true;
  }
  if (Array.isArray(expression)) return expression.every((entry) => collect(entry, fields));
  if (!isDocument(expression)) return true;
  return getKeys(expression).every((key) => !NAMING.has(key) && collect(expression[key], fields));
}
