import { decode } from '../bson/decode.ts';
import { type Document, getKeys, isDocument, isNumeric, RawDocument, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** Checks the form of a pipeline: an array of documents with one stage each. */
export function parsePipeline(pipeline: Value): Document[] {
  if (!Array.isArray(pipeline)) throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    if (stage instanceof RawDocument) return decode(stage.bytes);
    if (!isDocument(stage))
      throw new MongoError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
    if (getKeys(stage).length !== 1) {
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    return stage;
  });
}

export function stageName(stage: Document | undefined): string {
  return stage ? (getKeys(stage)[0] ?? '') : '';
}

/** The leading stages that the query engine runs with the help of indexes. */
interface Head {
  filter: Document;
  sort: Document | undefined;
  skip: number;
  limit: number;
  used: number;
}

/** Merges the leading stages that a single query can execute. */
export function takeHead(pipeline: readonly Document[]): Head {
  const head: Head = { filter: {}, sort: undefined, skip: 0, limit: 0, used: 0 };
  const filters: Document[] = [];
  while (stageName(pipeline[head.used]) === '$match') {
    const filter = pipeline[head.used]?.$match;
    if (!isDocument(filter)) throw new MongoError(15959, 'the match filter must be an expression in an object');
    filters.push(filter);
    head.used++;
  }
  head.filter = filters.length === 1 ? (filters[0] as Document) : filters.length === 0 ? {} : { $and: filters };
  if (stageName(pipeline[head.used]) === '$sort') {
    head.sort = readSort(pipeline[head.used]?.$sort);
    head.used++;
  }
  if (stageName(pipeline[head.used]) === '$skip') {
    head.skip = wholeNumber('$skip', pipeline[head.used]?.$skip, 0);
    head.used++;
  }
  if (stageName(pipeline[head.used]) === '$limit') {
    head.limit = wholeNumber('$limit', pipeline[head.used]?.$limit, 1);
    head.used++;
  }
  return head;
}

/** Validates the operand of `$sort`. */
export function readSort(value: Value): Document {
  if (!isDocument(value)) throw new MongoError(15973, 'the $sort key specification must be an object');
  if (getKeys(value).length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return value;
}

/** Validates the operand of `$skip` or `$limit`. */
export function wholeNumber(stage: string, value: Value, least: number): number {
  const number = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(number) || number < least) {
    if (stage === '$limit' && number === 0) throw new MongoError(15958, 'the limit must be positive');
    throw new MongoError(
      5107200,
      `invalid argument to ${stage} stage: Expected ${least === 0 ? 'a non-negative' : 'a positive'} number in: ${stage}: ${String(value)}`,
    );
  }
  return number;
}

/** Throws if a sub-pipeline contains `$out` or `$merge`. */
export function refuseWriting(stage: string, pipeline: readonly Document[], code: number): void {
  const name = pipeline.map(stageName).find((inner) => inner === '$out' || inner === '$merge');
  if (name) throw new MongoError(code, `${name} is not allowed within a ${stage}'s sub-pipeline`);
}
