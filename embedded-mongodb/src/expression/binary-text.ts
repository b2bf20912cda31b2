import { Binary } from 'bson';
import { MongoError } from '../errors.ts';

export type BinaryFormat = 'base64' | 'base64url' | 'hex' | 'utf8' | 'uuid' | 'auto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const UUID_SUBTYPE = 4;

function missingFormat(): MongoError {
  return new MongoError(4341115, "Format must be specified when converting between 'string' and 'binData'");
}

function failure(message: string): MongoError {
  return new MongoError('ConversionFailure', `${message} in $convert with no onError value`);
}

/** Decodes a string into bytes. */
export function toBinary(text: string, subtype: number, format: BinaryFormat | undefined): Binary {
  if (format === undefined) throw missingFormat();
  const isUuid = format === 'uuid' || (format === 'auto' && subtype === UUID_SUBTYPE);
  if (isUuid) {
    if (!UUID.test(text)) throw failure(`Input string '${text}' is not a valid UUID`);
    return new Binary(Buffer.from(text.replaceAll('-', ''), 'hex'), UUID_SUBTYPE);
  }
  const encoding = format === 'auto' ? 'base64' : (format as Exclude<BinaryFormat, 'auto' | 'uuid'>);
  const bytes = Buffer.from(text, encoding);
  const isWhole =
    encoding === 'utf8' || bytes.toString(encoding).replace(/=+$/, '') === text.replace(/=+$/, '').toString();
  if (!isWhole && bytes.toString(encoding) !== text.toLowerCase()) {
    throw failure(`Input string '${text}' does not have the format ${format}`);
  }
  return new Binary(bytes, subtype);
}

/** Encodes bytes as a string. */
export function binaryText(value: Binary, format: BinaryFormat | undefined): string {
  if (format === undefined) throw missingFormat();
  const bytes = Buffer.from(value.buffer.subarray(0, value.position));
  const isUuid = format === 'uuid' || (format === 'auto' && value.sub_type === UUID_SUBTYPE);
  if (isUuid) {
    if (bytes.length !== 16) throw failure('Binary data of another length than a UUID');
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  return bytes.toString(format === 'auto' ? 'base64' : (format as Exclude<BinaryFormat, 'auto' | 'uuid'>));
}
