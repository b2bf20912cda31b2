import { compareValues } from '../bson/compare.ts';
import { type Document, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { multiply } from '../expression/arithmetic.ts';
import { type TimeUnit, timeUnit } from '../expression/date-arithmetic.ts';
import { fieldAt, parsePath } from '../expression/field-path.ts';
import { type Compiler, isNullish } from '../expression/operands.ts';
import { parseSort } from '../sorting/sort.ts';
import { specification } from './accumulators.ts';
import { partitions } from './partitions.ts';
import { withField } from './set-field.ts';
import type { WholeRunner } from './stage.ts';
import { moved } from './window-bounds.ts';

interface Densify {
  field: string;
  path: string[];
  partitionBy: string[];
  step: Value;
  unit: TimeUnit | undefined;
  bounds: 'full' | 'partition' | [Value, Value];
}

/** The maximum number of documents that one `$densify` generates. */
const MOST_DOCUMENTS = 500_000;

/** `$densify`: adds documents where a sequence of numbers or dates has gaps. */
export function densify(operand: Value, { collation }: Compiler): WholeRunner {
  const settings = parse(operand);
  const sort = parseSort({ [settings.field]: 1 }, collation);
  const key = (row: Document) => ({ key: settings.partitionBy.map((name) => fieldAt(row, parsePath(name)) ?? null) });
  return (rows) => {
    const all = rows.filter((row) => !isNullish(getField(row, settings)));
    for (const row of all) checkType(getField(row, settings), settings);
    const passed = rows.filter((row) => isNullish(getField(row, settings)));
    const values = all.map((row) => getField(row, settings)).sort(compareValues);
    const parts = partitions(all, key, sort);
    const budget = { left: MOST_DOCUMENTS };
    const dense = parts.flatMap((part) => densified(part, findRange(settings, values, part), settings, budget));
    if (parts.length > 0 || !Array.isArray(settings.bounds)) return [...passed, ...dense];
    return [...passed, ...densified([], settings.bounds, settings, budget)];
  };
}

function getField(row: Document, { path }: Densify): Value {
  return fieldAt(row, path);
}

function checkType(value: Value, { unit }: Densify): void {
  if (!isNumeric(value) && !(value instanceof Date))
    throw new MongoError(5733201, 'Densify field type must be numeric or a date');
  if (unit === undefined && value instanceof Date)
    throw new MongoError(6053600, 'Encountered date while densifying numbers');
  if (unit !== undefined && isNumeric(value))
    throw new MongoError(6053601, 'Encountered number while densifying dates');
}

/** The first and the last value to generate; an explicit upper bound is exclusive. */
function findRange(
  { bounds }: Densify,
  values: readonly Value[],
  part: readonly Document[],
): [Value, Value] | 'partition' {
  if (Array.isArray(bounds)) return bounds;
  if (bounds === 'full') return [values[0], values.at(-1)];
  return part.length > 0 ? 'partition' : [null, null];
}

function densified(
  part: readonly Document[],
  range: [Value, Value] | 'partition',
  settings: Densify,
  budget: { left: number },
): Document[] {
  const [low, high] =
    range === 'partition'
      ? [getField(part[0] as Document, settings), getField(part.at(-1) as Document, settings)]
      : range;
  const result: Document[] = [];
  let at = 0;
  const takeUntil = (limit: Value) => {
    while (at < part.length && compareValues(getField(part[at] as Document, settings), limit) <= 0) {
      result.push(part[at++] as Document);
    }
  };
  const isInclusive = !Array.isArray(settings.bounds);
  for (let count = 0; ; count++) {
    const value = moved(low, multiply([settings.step, count]), settings.unit);
    const order = compareValues(value, high);
    if (order > 0 || (order === 0 && !isInclusive)) break;
    const before = result.length;
    takeUntil(value);
    const last = result.length > before ? getField(result.at(-1) as Document, settings) : undefined;
    if (last !== undefined && compareValues(last, value) === 0) continue;
    if (--budget.left < 0) throw new MongoError(5897900, 'Generated too many documents in $densify');
    result.push(generated(part[0], value, settings));
  }
  return [...result, ...part.slice(at)];
}

function generated(sample: Document | undefined, value: Value, { field, partitionBy }: Densify): Document {
  let document: Document = {};
  for (const name of partitionBy) {
    const own = sample === undefined ? undefined : fieldAt(sample, parsePath(name));
    if (own !== undefined) document = withField(document, name, own);
  }
  return withField(document, field, value);
}

function parse(operand: Value): Densify {
  const given = specification('$densify', operand, 5733404);
  const { field, range } = given;
  if (typeof field !== 'string')
    throw new MongoError('IDLFailedToParse', "BSON field '$densify.field' is missing but a required field");
  if (field.startsWith('$')) throw new MongoError(16410, "FieldPath field names may not start with '$'.");
  if (!isDocument(range))
    throw new MongoError('IDLFailedToParse', "BSON field '$densify.range' is missing but a required field");
  const { step, unit, bounds } = range;
  if (!isNumeric(step) || toNumber(step) <= 0)
    throw new MongoError(5733401, 'The step parameter in a range statement must be a strictly positive numeric value');
  const partitionBy = Array.isArray(given.partitionByFields) ? given.partitionByFields.map(String) : [];
  const isPair = Array.isArray(bounds) && bounds.length === 2;
  if (bounds !== 'full' && bounds !== 'partition' && !isPair) {
    throw new MongoError(
      5733402,
      "the bounds in a range statement must be the string 'full', 'partition', or an ascending array of two numbers or two dates",
    );
  }
  if (bounds === 'partition' && partitionBy.length === 0) {
    throw new MongoError(
      5733408,
      "one may not specify the bounds as 'partition' without specifying a non-empty array of partitionByFields.",
    );
  }
  if (isPair && compareValues(bounds[0], bounds[1]) > 0) {
    throw new MongoError(5733403, 'the bounds in a range statement must be in ascending order');
  }
  return {
    field,
    path: parsePath(field),
    partitionBy,
    step,
    unit: unit === undefined ? undefined : timeUnit(String(unit)),
    bounds: bounds as Densify['bounds'],
  };
}
