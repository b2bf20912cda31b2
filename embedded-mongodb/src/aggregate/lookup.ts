import { allValues } from '../bson/path.ts';
import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import { parsePath } from '../expression/field-path.ts';
import { checkVariableName } from '../expression/variables.ts';
import { heldWithin, MemoryLimit } from '../sorting/memory-limit.ts';
import { gather, PAUSE, type Pause } from '../yielding.ts';
import { buildInFilter } from './one-of.ts';
import { parsePipeline, refuseWriting, stageName } from './parse-pipeline.ts';
import type { PipelineRunner, PipelineScope } from './pipeline-scope.ts';
import { withField } from './set-field.ts';
import type { Rows } from './stage.ts';

const FIELDS = ['from', 'localField', 'foreignField', 'let', 'pipeline', 'as'];

interface Lookup {
  from: string | undefined;
  as: string;
  join: { local: string[]; foreign: string } | undefined;
  variables: { name: string; compute: (row: Document) => Value }[];
  pipeline: Document[];
}

/** `$lookup`: joins each row with the documents of another collection, through its indexes. */
export function* lookup(
  scope: PipelineScope,
  rows: Rows,
  operand: Value,
  runPipeline: PipelineRunner,
): Generator<Document | Pause> {
  const settings = parse(scope, operand);
  const isSame = settings.join === undefined && settings.variables.length === 0;
  let same: Document[] | undefined;
  for (const row of rows) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    const found: Document[] =
      (isSame ? same : undefined) ??
      (yield* gather(heldWithin(new MemoryLimit('$lookup', false), joined(scope, settings, row, runPipeline))));
    same = found;
    yield withField(row, settings.as, found);
  }
}

function joined(
  scope: PipelineScope,
  { from, join, variables, pipeline }: Lookup,
  row: Document,
  runPipeline: PipelineRunner,
): Rows {
  const inner: Document = { ...scope.variables };
  for (const { name, compute } of variables) inner[name] = compute(row);
  const match = join ? [{ $match: buildInFilter(join.foreign, keysFor(row, join.local)) }] : [];
  const collection = from === undefined ? undefined : scope.findCollection(`${scope.database}.${from}`);
  const sources = stageName(pipeline[0]) === '$documents' ? 1 : 0;
  const stages = [...pipeline.slice(0, sources), ...match, ...pipeline.slice(sources)];
  return runPipeline({ ...scope, variables: inner }, collection, stages);
}

/** The values to match: null for a missing field, the elements for an array. */
function keysFor(row: Document, path: readonly string[]): Value[] {
  const values = allValues(row, path);
  return values.length === 0 ? [null] : values.map((value) => value ?? null);
}

function parse(scope: PipelineScope, operand: Value): Lookup {
  if (!isDocument(operand)) throw failedToParse('the $lookup specification must be an Object');
  for (const field of getKeys(operand)) {
    if (!FIELDS.includes(field)) throw failedToParse(`unknown argument to $lookup: ${field}`);
  }
  const { from, localField, foreignField, as } = operand;
  for (const [field, value] of Object.entries({ from, localField, foreignField, as })) {
    if (value !== undefined && typeof value !== 'string') {
      throw failedToParse(`$lookup argument '${field}' must be a string`);
    }
  }
  const pipeline = operand.pipeline === undefined ? undefined : parsePipeline(operand.pipeline);
  refuseWriting('$lookup', pipeline ?? [], 51047);
  if (as === undefined) throw failedToParse("must specify 'as' field for a $lookup");
  if (from === undefined && stageName(pipeline?.[0]) !== '$documents') {
    throw failedToParse("must specify 'from' field for a $lookup");
  }
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && pipeline === undefined)
  ) {
    throw failedToParse('$lookup requires both or neither of localField and foreignField to be specified');
  }
  if (operand.let !== undefined && pipeline === undefined)
    throw failedToParse("$lookup with a 'let' argument must also specify a 'pipeline'");
  return {
    from: from as string | undefined,
    as: parsePath(as as string).join('.'),
    join:
      localField === undefined
        ? undefined
        : { local: parsePath(localField as string), foreign: parsePath(foreignField as string).join('.') },
    variables: definitions(scope, operand.let ?? {}),
    pipeline: pipeline ?? [],
  };
}

function definitions(scope: PipelineScope, source: Value): Lookup['variables'] {
  if (!isDocument(source)) throw failedToParse("$lookup argument 'let: must be an object");
  return getKeys(source).map((name) => {
    checkVariableName(name);
    return { name, compute: compileExpression(source[name], scope.variables, scope.collation) };
  });
}
