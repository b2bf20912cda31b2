import { type Document, getKeys, isDocument, setField, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compilerFor } from '../expression/compile.ts';
import type { Compiler, Expression } from '../expression/operands.ts';
import type { Reshape } from './reshape.ts';

const DECISIONS = { DESCEND: 'descend', PRUNE: 'prune', KEEP: 'keep' };

/** `$redact`: keeps a document, drops it, or descends into its embedded documents. */
export function redact(operand: Value, outer: Compiler): Reshape {
  const compiler = compilerFor({ ...outer.variables, ...DECISIONS }, outer.collation);
  const decide = compiler.compile(operand);
  return (row) => {
    const kept = redacted(row, { root: row, variables: compiler.variables, decide });
    return kept ? [kept] : [];
  };
}

interface Redaction {
  root: Document;
  variables: Document;
  decide: Expression;
}

function redacted(document: Document, redaction: Redaction): Document | undefined {
  const { root, variables, decide } = redaction;
  const decision = decide({ root, current: document, variables });
  if (decision === DECISIONS.KEEP) return document;
  if (decision === DECISIONS.PRUNE) return undefined;
  if (decision !== DECISIONS.DESCEND) {
    throw new MongoError(17053, '$redact must return one of $$KEEP, $$PRUNE, or $$DESCEND');
  }
  const result: Document = {};
  for (const key of getKeys(document)) {
    const value = redactedValue(document[key], redaction);
    if (value !== undefined) setField(result, key, value);
  }
  return result;
}

/** A value with the documents in it redacted; undefined if nothing is left. */
function redactedValue(value: Value, redaction: Redaction): Value {
  if (isDocument(value)) return redacted(value, redaction);
  if (!Array.isArray(value)) return value;
  return value.flatMap((element) => {
    const kept = redactedValue(element, redaction);
    return kept === undefined ? [] : [kept];
  });
}
