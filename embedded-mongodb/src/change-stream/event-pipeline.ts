import { stageName } from '../aggregate/parse-pipeline.ts';
import { runStages } from '../aggregate/pipeline.ts';
import type { PipelineScope } from '../aggregate/pipeline-scope.ts';
import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileFilter, type Predicate } from '../matcher/match.ts';
import { PAUSE } from '../yielding.ts';

const SPLIT = '$changeStreamSplitLargeEvent';
const ALLOWED = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
  SPLIT,
]);
/** Stages that a change stream does not support. */
const REFUSED = new Set([
  '$bucket',
  '$bucketAuto',
  '$changeStream',
  '$collStats',
  '$count',
  '$currentOp',
  '$densify',
  '$documents',
  '$facet',
  '$fill',
  '$geoNear',
  '$graphLookup',
  '$group',
  '$indexStats',
  '$limit',
  '$listLocalSessions',
  '$lookup',
  '$merge',
  '$out',
  '$planCacheStats',
  '$sample',
  '$setWindowFields',
  '$skip',
  '$sort',
  '$sortByCount',
  '$unionWith',
  '$unwind',
]);

/** The stages after `$changeStream`, applied to one event at a time. */
export class EventPipeline {
  /** Whether events that are too large must be split into fragments. */
  readonly splits: boolean;
  readonly #scope: PipelineScope;
  readonly #first: readonly Predicate[];
  readonly #rest: readonly Document[];

  constructor(scope: PipelineScope, stages: readonly Document[]) {
    stages.forEach(checkStage);
    this.#scope = scope;
    this.splits = stageName(stages.at(-1)) === SPLIT;
    const applied = this.splits ? stages.slice(0, -1) : stages;
    const leading = applied.findIndex((stage) => stageName(stage) !== '$match' || readsImages(stage.$match));
    const filters = leading === -1 ? applied : applied.slice(0, leading);
    this.#first = filters.map(({ $match }) => {
      if (!isDocument($match)) throw new MongoError(15959, 'the match filter must be an expression in an object');
      return compileFilter($match, scope.variables);
    });
    this.#rest = applied.slice(filters.length);
    // Reports invalid stages immediately.
    this.apply({ _id: { _data: '' }, operationType: 'insert', fullDocument: {}, ns: {}, documentKey: {} });
  }

  /**
   * Whether the leading `$match` stages accept an event. They run before pre- and post-images are looked up, so that a
   * stream can require images for some collections only.
   */
  accepts(event: Document): boolean {
    return this.#first.every((test) => test(event));
  }

  /** Applies the remaining stages to an event; undefined if they drop it. */
  apply(event: Document): Document | undefined {
    if (this.#rest.length === 0) return event;
    for (const row of runStages(this.#scope, [event], this.#rest)) if (row !== PAUSE) return row;
    return undefined;
  }
}

function checkStage(stage: Document, at: number, stages: readonly Document[]): void {
  const name = stageName(stage);
  if (!ALLOWED.has(name)) {
    if (!REFUSED.has(name)) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
    throw new MongoError('IllegalOperation', `${name} is not permitted in a $changeStream pipeline`);
  }
  if (name === SPLIT && at < stages.length - 1) {
    throw new MongoError(7182802, `${SPLIT} must be the last stage in the pipeline`);
  }
}

function readsImages(value: Value): boolean {
  if (typeof value === 'string') return /^\$(fullDocument|\$(ROOT|CURRENT))/.test(value);
  if (Array.isArray(value)) return value.some(readsImages);
  if (!isDocument(value)) return false;
  return getKeys(value).some((key) => key.startsWith('fullDocument') || readsImages(value[key]));
}
