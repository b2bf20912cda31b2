import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { compilerFor } from '../expression/compile.ts';
import { type Reshape, reshaping } from './reshape.ts';

const ALLOWED = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** Prepares the pipeline of an update for one document at a time. */
export function applyStages(pipeline: readonly Value[], variables?: Document): (document: Document) => Document {
  const compiler = compilerFor(variables, undefined);
  const stages = pipeline.map((stage) => {
    if (!isDocument(stage) || getKeys(stage).length !== 1) {
      throw failedToParse('A pipeline stage specification object must contain exactly one field.');
    }
    const name = getKeys(stage)[0] as string;
    if (!ALLOWED.has(name)) {
      throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
    }
    return reshaping(name, stage[name], compiler) as Reshape;
  });
  return (document) => {
    let current = document;
    for (const run of stages) {
      const [next] = run(current);
      current = next as Document;
    }
    return current;
  };
}
