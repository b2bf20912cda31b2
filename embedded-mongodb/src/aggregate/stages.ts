import { Aggregator } from 'mingo';
import type { Document } from '../bson/values.ts';
import { keysOf } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { expressionError, fromPlain, mingoOptions, toPlain } from '../query/expression.ts';

/** Stages that need nothing but the documents that flow into them. */
const SUPPORTED = new Set([
  '$addFields',
  '$bucket',
  '$bucketAuto',
  '$densify',
  '$facet',
  '$fill',
  '$group',
  '$project',
  '$redact',
  '$replaceRoot',
  '$replaceWith',
  '$sample',
  '$set',
  '$setWindowFields',
  '$sortByCount',
  '$unset',
  '$unwind',
]);

/** Runs one stage over documents. */
export function runStage(stage: Document, documents: readonly Document[], variables?: Document): Document[] {
  const name = keysOf(stage)[0] ?? '';
  if (!SUPPORTED.has(name)) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  try {
    const options = mingoOptions(toPlain(variables ?? {}) as Document);
    const aggregator = new Aggregator([toPlain(stage) as Document], { ...options, processingMode: 0 });
    const results = aggregator.run<Document>(documents.map((document) => toPlain(document)));
    return results.map((result) => fromPlain(result) as Document);
  } catch (error) {
    throw expressionError(error);
  }
}
