import { type Document, isDocument, keysOf, setField, type Value } from '../bson/values.ts';

/** The top-level fields that an expression reads; undefined where it may read any. */
export function neededFields(expression: Value): Set<string> | undefined {
  const fields = new Set<string>();
  return collect(expression, fields) ? fields : undefined;
}

/** False where the whole document is asked for. */
function collect(expression: Value, fields: Set<string>): boolean {
  if (typeof expression === 'string') {
    if (/^\$\$(ROOT|CURRENT)\b/.test(expression)) return false;
    if (expression.startsWith('$') && !expression.startsWith('$$'))
      fields.add(expression.slice(1).split('.')[0] as string);
    return true;
  }
  if (Array.isArray(expression)) return expression.every((entry) => collect(entry, fields));
  if (!isDocument(expression)) return true;
  return keysOf(expression).every((key) => key !== '$getField' && collect(expression[key], fields));
}

/** A document with those of its fields only. */
export function pickFields(document: Document, fields: ReadonlySet<string>): Document {
  const picked: Document = {};
  for (const field of fields) if (Object.hasOwn(document, field)) setField(picked, field, document[field]);
  return picked;
}
