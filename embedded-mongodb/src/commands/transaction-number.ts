import type { Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

export function transactionNumber(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value);
  throw new MongoError('InvalidOptions', 'txnNumber must be a 64-bit integer');
}
