import { type Document, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { keyOf } from '../index/key-string.ts';
import { evaluate } from '../query/expression.ts';
import { allValues, splitPath } from '../query/path.ts';
import { withField } from './lookup.ts';
import { type PipelineScope, type Rows, runPipeline } from './pipeline.ts';

/** `$graphLookup`: follows references within a collection, breadth first. */
export function* graphLookup(scope: PipelineScope, rows: Rows, operand: Value): Generator<Document> {
  if (!isDocument(operand)) throw failedToParse('the $graphLookup stage specification must be an object');
  const { from, as, connectFromField, connectToField, maxDepth, depthField, restrictSearchWithMatch } = operand;
  if (
    typeof from !== 'string' ||
    typeof as !== 'string' ||
    typeof connectFromField !== 'string' ||
    typeof connectToField !== 'string'
  ) {
    throw failedToParse(
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.",
    );
  }
  const deepest = isNumeric(maxDepth) ? toNumber(maxDepth) : Number.POSITIVE_INFINITY;
  const collection = scope.catalog.get(`${scope.database}.${from}`);
  const extra = isDocument(restrictSearchWithMatch) ? restrictSearchWithMatch : {};
  const path = splitPath(connectFromField);
  for (const row of rows) {
    const start = evaluate(operand.startWith, row, scope.variables);
    const found = new Map<string, Document>();
    let frontier: Value[] = Array.isArray(start) ? start : [start];
    for (let depth = 0; depth <= deepest && frontier.length > 0; depth++) {
      const match = { $match: { $and: [{ [connectToField]: { $in: frontier } }, extra] } };
      frontier = [];
      for (const document of runPipeline(scope, collection, [match])) {
        const key = keyOf(document._id);
        if (found.has(key)) continue;
        found.set(key, typeof depthField === 'string' ? { ...document, [depthField]: BigInt(depth) } : document);
        frontier.push(...allValues(document, path));
      }
    }
    yield withField(row, as, [...found.values()]);
  }
}
