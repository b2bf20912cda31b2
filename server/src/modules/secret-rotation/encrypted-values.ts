import type { Document, Filter } from 'mongodb';
import { Types } from 'mongoose';
import type { Vault } from '../../common/tokens.ts';
import { CHECKOUT_ENCRYPTED_FIELDS } from '../checkout/index.ts';
import { ORDER_ENCRYPTED_FIELDS } from '../order/index.ts';
import { SECOND_FACTOR_ENCRYPTED_FIELDS } from '../second-factor/index.ts';

/** A collection whose documents have encrypted values. */
export interface EncryptedCollection {
  readonly name: string;
  readonly fields: readonly string[];
}

/** All encrypted values. Checkouts come first, since orders copy their values. */
export const ENCRYPTED_COLLECTIONS: readonly EncryptedCollection[] = [
  { name: 'checkouts', fields: CHECKOUT_ENCRYPTED_FIELDS },
  { name: 'orders', fields: ORDER_ENCRYPTED_FIELDS },
  { name: 'second_factors', fields: SECOND_FACTOR_ENCRYPTED_FIELDS },
];

export interface EncryptedDocument {
  readonly _id: Types.ObjectId;
}

type Condition = Filter<Document>;

/** Lower than every id, so that a read of a whole collection uses the index on `_id`. */
export const FIRST_ID = new Types.ObjectId('0'.repeat(24));

/**
 * Values that the current key may not have encrypted. While two secrets are accepted, those are all values without the current
 * key's id; with one secret, those with another id.
 */
export function isOutdated({ fields }: EncryptedCollection, { keyId, isRotating }: Vault): Condition {
  // Strings with the current key's id are those from `<id>:` to below `<id>;`. Comparisons with a string only match strings.
  const otherThanPresent = (field: string): Condition[] => [
    { [field]: { $lt: `${keyId}:` } },
    { [field]: { $gte: `${keyId};` } },
  ];
  const ofAnother = (field: string): Condition[] => [{ [field]: { $regex: `^(?!${keyId}:)[\\w-]{8}:` } }];
  return { $or: fields.flatMap(isRotating ? otherThanPresent : ofAnother) };
}

/** Documents that have any encrypted value. */
export function isEncrypted({ fields }: EncryptedCollection): Condition {
  return { $or: fields.map((field) => ({ [field]: { $type: 'string' } })) };
}

/** The encrypted values of a document, by path. */
export function readValues(document: EncryptedDocument, { fields }: EncryptedCollection): [string, string][] {
  return fields.flatMap((field) => {
    const value = field
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], document);
    return typeof value === 'string' ? [[field, value] as [string, string]] : [];
  });
}
