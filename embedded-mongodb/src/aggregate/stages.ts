import { Aggregator } from 'mingo';
import type { Document } from '../bson/values.ts';
import { keysOf, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { expressionError, fromPlain, mingoOptions, refuseScripts, toPlain } from '../query/expression.ts';
import { neededFields, pickFields } from './needed-fields.ts';
import { idFirst, reshaping } from './reshape.ts';

/** Stages that need nothing but the documents that flow into them. */
const SUPPORTED = new Set([
  '$bucket',
  '$bucketAuto',
  '$densify',
  '$fill',
  '$group',
  '$redact',
  '$sample',
  '$setWindowFields',
  '$sortByCount',
]);

/** Runs one stage over documents. */
export function runStage(stage: Document, documents: readonly Document[], variables?: Document): Document[] {
  const name = keysOf(stage)[0] ?? '';
  const reshape = reshaping(name, stage[name], variables);
  if (reshape) return documents.flatMap(reshape);
  if (!SUPPORTED.has(name)) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  refuseScripts(stage);
  try {
    const options = mingoOptions(toPlain(variables ?? {}) as Document);
    const aggregator = new Aggregator([toPlain(stage) as Document], {
      ...options,
      scriptEnabled: name === '$setWindowFields',
    });
    const results = aggregator.run<Document>(plainRows(name, stage, documents));
    return results.map((result) => idFirst(fromPlain(result) as Document));
  } catch (error) {
    throw expressionError(error);
  }
}

/** Stages whose results hold nothing of a row but what their expressions read. */
const GROUPING = new Set(['$group', '$bucket', '$bucketAuto', '$sortByCount']);

function plainRows(name: string, stage: Document, documents: readonly Document[]): Value[] {
  const fields = GROUPING.has(name) ? neededFields(stage[name]) : undefined;
  if (!fields) return documents.map(toPlain);
  return documents.map((document) => toPlain(pickFields(document, fields)));
}
