import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** Refuses versions of the stable API that there are not, and its other fields where no version is named. */
export function checkApiVersion({ apiVersion, apiStrict, apiDeprecationErrors }: Document): void {
  if (apiVersion === undefined) {
    if (apiStrict === undefined && apiDeprecationErrors === undefined) return;
    throw new MongoError(4886600, 'Provided apiStrict and/or apiDeprecationErrors without passing apiVersion');
  }
  if (apiVersion !== '1') throw new MongoError('APIVersionError', 'API version must be "1"');
}
