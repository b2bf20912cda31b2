import { allValues } from '../bson/path.ts';
import { approximateSize } from '../bson/size.ts';
import { type Document, getKeys, isDocument, isNumeric, setField, toNumber, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import { parsePath } from '../expression/field-path.ts';
import { encodeKey } from '../key-string/key-string.ts';
import { STAGE_LIMIT } from '../sorting/memory-limit.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import { buildInFilter } from './one-of.ts';
import type { PipelineRunner, PipelineScope } from './pipeline-scope.ts';
import { withField } from './set-field.ts';
import type { Rows } from './stage.ts';

interface GraphLookup {
  from: string;
  as: string;
  startWith: (row: Document) => Value;
  connectFrom: string[];
  connectTo: string;
  deepest: number;
  depthField: string | undefined;
  restriction: Document;
}

/** `$graphLookup`: follows references within a collection, breadth first. */
export function* graphLookup(
  scope: PipelineScope,
  rows: Rows,
  operand: Value,
  runPipeline: PipelineRunner,
): Generator<Document | Pause> {
  const settings = parse(scope, operand);
  for (const row of rows) {
    if (row === PAUSE) yield PAUSE;
    else yield withField(row, settings.as, yield* reachable(scope, settings, row, runPipeline));
  }
}

function* reachable(
  scope: PipelineScope,
  settings: GraphLookup,
  row: Document,
  runPipeline: PipelineRunner,
): Generator<Pause, Document[]> {
  const { connectFrom, connectTo, deepest, depthField, restriction } = settings;
  const collection = scope.findCollection(`${scope.database}.${settings.from}`);
  const start = settings.startWith(row);
  const found = new Map<string, Document>();
  const asked = new Set<string>();
  let held = 0;
  let frontier: Value[] = Array.isArray(start) ? start : [start ?? null];
  for (let depth = 0; depth <= deepest && frontier.length > 0; depth++) {
    const match = { $match: { $and: [buildInFilter(connectTo, frontier), restriction] } };
    frontier = [];
    for (const document of runPipeline(scope, collection, [match])) {
      if (document === PAUSE) {
        yield PAUSE;
        continue;
      }
      const key = encodeKey(document._id);
      if (found.has(key)) continue;
      held += approximateSize(document);
      if (held > STAGE_LIMIT) throw new MongoError(40099, '$graphLookup reached maximum memory consumption');
      found.set(key, depthField === undefined ? document : withField(document, depthField, BigInt(depth)));
      for (const value of allValues(document, connectFrom)) {
        const reference = encodeKey(value);
        if (asked.has(reference)) continue;
        asked.add(reference);
        frontier.push(value);
      }
    }
  }
  return [...found.values()];
}

const TEXTS = ['from', 'as', 'connectFromField', 'connectToField', 'depthField'];

function parse(scope: PipelineScope, operand: Value): GraphLookup {
  if (!isDocument(operand)) throw failedToParse('the $graphLookup stage specification must be an object');
  const known = [...TEXTS, 'startWith', 'maxDepth', 'restrictSearchWithMatch'];
  const given: Document = {};
  for (const key of getKeys(operand)) {
    if (!known.includes(key)) throw new MongoError(40104, `Unknown argument to $graphLookup: ${key}`);
    if (TEXTS.includes(key) && typeof operand[key] !== 'string') {
      throw new MongoError(40103, `expected string as argument for ${key}`);
    }
    setField(given, key, operand[key]);
  }
  const { from, as, connectFromField, connectToField, startWith, depthField, restrictSearchWithMatch } = given;
  if ([from, as, connectFromField, connectToField, startWith].includes(undefined)) {
    throw new MongoError(
      40105,
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.",
    );
  }
  if (restrictSearchWithMatch !== undefined && !isDocument(restrictSearchWithMatch)) {
    throw new MongoError(40185, '$graphLookup argument restrictSearchWithMatch must be an object');
  }
  return {
    from: from as string,
    as: parsePath(as as string).join('.'),
    startWith: compileExpression(startWith, scope.variables, scope.collation),
    connectFrom: parsePath(connectFromField as string),
    connectTo: parsePath(connectToField as string).join('.'),
    deepest: depthLimit(given.maxDepth),
    depthField: depthField as string | undefined,
    restriction: (restrictSearchWithMatch as Document | undefined) ?? {},
  };
}

function depthLimit(value: Value): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (!isNumeric(value)) throw new MongoError(40100, 'maxDepth must be numeric');
  const number = toNumber(value);
  if (number < 0) throw new MongoError(40101, 'maxDepth requires a nonnegative argument');
  if (!Number.isInteger(number)) throw new MongoError(40102, 'maxDepth could not be represented as a long long');
  return number;
}
