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

/** Everything that is stored encrypted. Checkouts first: orders take over what they have. */
export const ENCRYPTED_COLLECTIONS: readonly EncryptedCollection[] = [
  { name: 'checkouts', fields: CHECKOUT_ENCRYPTED_FIELDS },
  { name: 'orders', fields: ORDER_ENCRYPTED_FIELDS },
  { name: 'second_factors', fields: SECOND_FACTOR_ENCRYPTED_FIELDS },
];

export interface EncryptedDocument {
  readonly _id: Types.ObjectId;
}

type Condition = Filter<Document>;

/** Below every id, so that a read of a whole collection goes along its ids. */
export const FIRST_ID = new Types.ObjectId('0'.repeat(24));

/**
 * Values that the present key is not known to have encrypted. While two secrets are accepted, those are all that do not
 * name it; with one secret, those that name another.
 */
export function isOutdated({ fields }: EncryptedCollection, { keyId, isRotating }: Vault): Condition {
  // Strings of the present key are those from `<id>:` to below `<id>;`. Comparisons with a string match strings alone.
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
