import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compilerFor } from '../expression/compile.ts';
import type { Compiler } from '../expression/operands.ts';
import { heldWithin, MemoryLimit } from '../sorting/memory-limit.ts';
import { gather, PAUSE, type Pause, withPauses } from '../yielding.ts';
import { densify } from './densify.ts';
import { fill } from './fill.ts';
import { bucket, bucketAuto, group, sortByCount } from './group.ts';
import { redact } from './redact.ts';
import { type Reshape, reshaping } from './reshape.ts';
import { sample } from './sample.ts';
import type { Rows, StageRunner, StageSettings, WholeRunner } from './stage.ts';
import { setWindowFields } from './window.ts';

/** Blocking stages: they need all rows before they return the first one. */
const WHOLE: Readonly<Record<string, (operand: Value, compiler: Compiler) => WholeRunner>> = {
  $bucketAuto: bucketAuto,
  $densify: densify,
  $fill: fill,
  $sample: sample,
  $setWindowFields: setWindowFields,
};

/** Stages that consume their rows one by one. */
const FLOWING: Readonly<Record<string, (operand: Value, compiler: Compiler, staysInMemory: boolean) => StageRunner>> = {
  $bucket: bucket,
  $group: group,
  $sortByCount: sortByCount,
};

/** Compiles a stage that reads no collection. Throws for an unknown stage. */
export function compileStage(name: string, operand: Value, settings: StageSettings): StageRunner {
  const compiler = compilerFor(settings.variables, settings.collation);
  const reshape = name === '$redact' ? redact(operand, compiler) : reshaping(name, operand, compiler);
  if (reshape) return (rows) => reshapeRows(rows, reshape);
  if (Object.hasOwn(FLOWING, name)) {
    return (FLOWING[name] as (typeof FLOWING)[string])(operand, compiler, settings.staysInMemory);
  }
  if (!Object.hasOwn(WHOLE, name)) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  const run = (WHOLE[name] as (typeof WHOLE)[string])(operand, compiler);
  return (rows) => wholeRows(rows, run, new MemoryLimit(name, settings.staysInMemory));
}

function* wholeRows(rows: Rows, run: WholeRunner, memory: MemoryLimit): Generator<Document | Pause> {
  yield* withPauses(run(yield* gather(heldWithin(memory, rows)), memory));
}

function* reshapeRows(rows: Rows, reshape: Reshape): Generator<Document | Pause> {
  for (const row of rows) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    const made = reshape(row);
    if (made.length > 1) yield* withPauses(made);
    else yield* made;
  }
}
