import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { WholeRunner } from './stage.ts';

/** `$sample`: a uniform random choice of documents. */
export function sample(operand: Value): WholeRunner {
  if (!isDocument(operand)) throw new MongoError(28745, 'the $sample stage specification must be an object');
  for (const key of getKeys(operand)) {
    if (key !== 'size') throw new MongoError(28748, `unrecognized option to $sample: ${key}`);
  }
  if (operand.size === undefined) throw new MongoError(28749, '$sample stage must specify a size');
  if (!isNumeric(operand.size)) throw new MongoError(28746, 'size argument to $sample must be a number');
  const size = Math.trunc(toNumber(operand.size));
  if (size < 1) throw new MongoError(28747, 'size argument to $sample must be a positive integer');
  return (rows) => reservoir(rows, size);
}

/** Reservoir sampling: each later row replaces a random chosen one with the probability size / rows seen. */
function reservoir(rows: readonly Document[], size: number): Document[] {
  const chosen: Document[] = [];
  let seen = 0;
  for (const row of rows) {
    seen++;
    const place = chosen.length < size ? chosen.length : Math.floor(Math.random() * seen);
    if (place < size) chosen[place] = row;
  }
  for (let at = chosen.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [chosen[at], chosen[other]] = [chosen[other] as Document, chosen[at] as Document];
  }
  return chosen;
}
