import { parsePipeline, stageName } from '../aggregate/parse-pipeline.ts';
import { identicalValues } from '../bson/compare.ts';
import { type Document, getKeys, isDocument, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import { getNamespace } from '../catalog/collection.ts';
import { parseCollation } from '../collation/collation.ts';
import { badValue, MongoError, typeMismatch } from '../errors.ts';
import { checkValidationOptions } from '../validation/validator.ts';
import { type CommandTable, type Context, getCollection } from './context.ts';
import { isTrue } from './fields.ts';
import { collectionName } from './names.ts';

async function create(context: Context): Promise<Document> {
  const name = collectionName(context);
  const options = readOptions(context);
  const existing = getCollection(context);
  if (existing) {
    if (identicalValues(existing.options, options)) return {};
    throw new MongoError(
      'NamespaceExists',
      `namespace ${getNamespace(existing)} already exists, but with different options: ${JSON.stringify(existing.options)}`,
    );
  }
  await context.engine.ensureCollection(context.database, name, context.transaction?.open?.batch, options);
  return {};
}

/** The collection options to store, validated and completed in the format of listCollections. */
function readOptions(context: Context): Document {
  const { body } = context;
  if (isDocument(body.encryptedFields)) {
    throw new MongoError('CommandNotSupported', 'this server does not support encrypted collections');
  }
  if (body.autoIndexId === false) throw badValue("The 'autoIndexId' option cannot be set to false");
  if (body.pipeline !== undefined && body.viewOn === undefined) {
    throw invalidOptions("'pipeline' requires 'viewOn' to also be specified");
  }
  checkValidationOptions(body);
  const options: Document = { ...cappedOptions(body), ...viewOptions(body) };
  for (const option of ['validator', 'validationLevel', 'validationAction', 'storageEngine', 'indexOptionDefaults']) {
    if (body[option] !== undefined) options[option] = body[option];
  }
  if (body.changeStreamPreAndPostImages !== undefined) {
    options.changeStreamPreAndPostImages = imagesOption(body.changeStreamPreAndPostImages);
  }
  const collation = parseCollation(body.collation);
  if (collation) options.collation = { ...collation.options };
  if (body.clusteredIndex !== undefined && body.clusteredIndex !== false) {
    options.clusteredIndex = clusteredIndex(body.clusteredIndex);
  }
  if (body.timeseries !== undefined) options.timeseries = timeSeries(body.timeseries);
  if (body.expireAfterSeconds !== undefined) options.expireAfterSeconds = lifetimeOption(body);
  checkCombination(options);
  return options;
}

function invalidOptions(message: string): MongoError {
  return new MongoError('InvalidOptions', message);
}

function checkCombination(options: Document): void {
  const kinds = ['capped', 'viewOn', 'timeseries', 'clusteredIndex'].filter((option) => options[option] !== undefined);
  if (kinds.length > 1) throw invalidOptions(`Cannot create a collection with both '${kinds[0]}' and '${kinds[1]}'`);
  if (options.viewOn !== undefined && options.validator !== undefined) {
    throw invalidOptions("Cannot create a view with the option 'validator'");
  }
}

function cappedOptions({ capped, size, max }: Document): Document {
  if (!isTrue(capped)) {
    if (size === undefined && max === undefined) return {};
    throw invalidOptions("the 'capped' field needs to be true when either the 'size' or 'max' fields are present");
  }
  if (size === undefined) throw invalidOptions("the 'size' field is required when 'capped' is true");
  if (!isNumeric(size)) throw typeMismatch(`BSON field 'create.size' is the wrong type '${typeName(size)}'`);
  if (toNumber(size) < 1) throw invalidOptions("size has to be a positive number when 'capped' is true");
  const options: Document = { capped: true, size: BigInt(Math.trunc(toNumber(size))) };
  if (isNumeric(max) && toNumber(max) > 0) options.max = Math.trunc(toNumber(max));
  return options;
}

/** The options of a view among those of a command. */
export function viewOptions({ viewOn, pipeline }: Document): Document {
  if (viewOn === undefined) return {};
  if (typeof viewOn !== 'string') throw typeMismatch(`'viewOn' has to be a string, not ${typeName(viewOn)}`);
  if (viewOn === '') throw badValue("'viewOn' cannot be empty");
  const stages = pipeline === undefined ? [] : parsePipeline(pipeline);
  const writing = stages.map(stageName).find((name) => name === '$out' || name === '$merge');
  if (writing) {
    throw new MongoError('OptionNotSupportedOnView', `The aggregation stage ${writing} cannot be used in a view`);
  }
  return { viewOn, pipeline: stages };
}

/** The option `changeStreamPreAndPostImages`. */
export function imagesOption(value: Value): Document {
  if (isDocument(value) && typeof value.enabled === 'boolean' && getKeys(value).length === 1) return value;
  throw new MongoError(
    'IDLFailedToParse',
    "BSON field 'changeStreamPreAndPostImages.enabled' is missing or not a boolean",
  );
}

function clusteredIndex(value: Value): Document {
  if (!isDocument(value)) throw typeMismatch("'clusteredIndex' has to be a document");
  if (!identicalValues(value.key, { _id: 1 })) {
    throw new MongoError('InvalidIndexSpecificationOption', 'The clusteredIndex option requires the key {_id: 1}');
  }
  if (value.unique !== true) {
    throw badValue('The clusteredIndex option requires unique: true to be specified');
  }
  return { v: 2, key: value.key, name: value.name ?? '_id_', unique: true };
}

const BUCKET_SPANS: Readonly<Record<string, number>> = { seconds: 3600, minutes: 86_400, hours: 2_592_000 };

function timeSeries(value: Value): Document {
  if (!isDocument(value)) throw typeMismatch("'timeseries' has to be a document");
  const { timeField, metaField, granularity = 'seconds' } = value;
  if (typeof timeField !== 'string' || timeField === '') {
    throw new MongoError('IDLFailedToParse', "BSON field 'timeseries.timeField' is missing but a required field");
  }
  if (timeField.includes('.')) throw invalidOptions("'timeField' must be a top-level field and not contain a '.'");
  if (metaField !== undefined && (typeof metaField !== 'string' || metaField === '_id' || metaField === timeField)) {
    throw invalidOptions("'metaField' cannot be \"_id\" or the same as 'timeField'");
  }
  const span = BUCKET_SPANS[String(granularity)];
  if (span === undefined) {
    throw badValue(`Enumeration value '${String(granularity)}' for field 'granularity' is not a valid value.`);
  }
  if (value.bucketMaxSpanSeconds !== undefined && value.granularity === undefined) {
    return { ...value };
  }
  return { timeField, ...(metaField === undefined ? {} : { metaField }), granularity, bucketMaxSpanSeconds: span };
}

function lifetimeOption({ expireAfterSeconds, timeseries, clusteredIndex: clustered }: Document): bigint {
  if (timeseries === undefined && clustered === undefined) {
    throw invalidOptions(
      "'expireAfterSeconds' is only supported on time-series collections or when the 'clusteredIndex' option is specified",
    );
  }
  return collectionLifetime('create', expireAfterSeconds);
}

/** `expireAfterSeconds` of a collection: at most the seconds since 1970. */
export function collectionLifetime(command: string, value: Value): bigint {
  if (!isNumeric(value)) {
    throw typeMismatch(
      `BSON field '${command}.expireAfterSeconds' is the wrong type '${typeName(value)}', expected types '[long, int, decimal, double]'`,
    );
  }
  const seconds = Math.trunc(toNumber(value));
  if (seconds < 0) throw invalidOptions("TTL index 'expireAfterSeconds' option cannot be less than 0");
  if (seconds <= Date.now() / 1000) return BigInt(seconds);
  throw invalidOptions("TTL index 'expireAfterSeconds' option must be within an acceptable range, try a lower number");
}

export const createCommands: CommandTable = {
  create: {
    fields: [
      'capped',
      'size',
      'max',
      'viewOn',
      'pipeline',
      'collation',
      'validator',
      'validationLevel',
      'validationAction',
      'storageEngine',
      'indexOptionDefaults',
      'changeStreamPreAndPostImages',
      'clusteredIndex',
      'timeseries',
      'expireAfterSeconds',
      'encryptedFields',
      'autoIndexId',
      'idIndex',
      'flags',
      'temp',
    ],
    inTransaction: true,
    isWrite: true,
    run: create,
  },
};
