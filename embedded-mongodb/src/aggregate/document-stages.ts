import { type Document, isDocument, keysOf, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { runStage } from './stages.ts';

const ALLOWED = new Set(['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith']);

/** Prepares the pipeline of an update for one document at a time. */
export function applyStages(pipeline: readonly Value[], variables?: Document): (document: Document) => Document {
  const stages = pipeline.map((stage) => {
    if (!isDocument(stage) || keysOf(stage).length !== 1) {
      throw failedToParse('A pipeline stage specification object must contain exactly one field.');
    }
    const name = keysOf(stage)[0] as string;
    if (!ALLOWED.has(name)) {
      throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
    }
    return stage;
  });
  return (document) => {
    let current = document;
    for (const stage of stages) {
      const [next] = runStage(stage, [current], variables);
      current = next as Document;
    }
    return current;
  };
}
