import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

const totp = recordSchema(
  {
    /** Encrypted by the vault. */
    secret: { type: String, required: true },
    /** The time step of the last accepted code: neither that code nor an earlier one is accepted again. */
    lastStep: { type: Number, required: true },
    addedAt: { type: Date, required: true },
  },
  { _id: false },
);

const pendingTotp = recordSchema(
  {
    /** Encrypted by the vault. */
    secret: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { _id: false },
);

const passkey = recordSchema(
  {
    /** The id of the credential, Base64URL. */
    id: { type: String, required: true },
    /** COSE key, Base64URL. */
    publicKey: { type: String, required: true },
    /** The signature counter of the passkey; 0 if it does not count. */
    counter: { type: Number, required: true },
    transports: [{ type: String }],
    /** Chosen by the person. */
    name: { type: String, required: true },
    addedAt: { type: Date, required: true },
    /** Null before its first use. */
    lastUsedAt: { type: Date, default: null },
  },
  { _id: false, id: false },
);
export type PasskeyRecord = RecordOf<typeof passkey>;

/** A person's authentication factors besides the password. One document per person, created with the first factor. */
const schema = recordSchema(
  {
    /** Id of the account. */
    _id: { type: Schema.Types.ObjectId, required: true },
    /** The authenticator app; null if none is set up. */
    totp: { type: totp, default: null },
    /** An app that is being set up, until its first code; null otherwise. */
    pendingTotp: { type: pendingTotp, default: null },
    passkeys: [passkey],
    /** Hashes of the unused recovery codes. */
    recoveryCodes: [{ type: String }],
  },
  { versionKey: false },
);

/** Fields that are encrypted by the vault. */
export const SECOND_FACTOR_ENCRYPTED_FIELDS = ['totp.secret', 'pendingTotp.secret'] as const;

export type SecondFactorRecord = RecordOf<typeof schema>;
export type SecondFactorModel = Model<SecondFactorRecord>;
/** Each query specifies the account, so the collection needs no further index. */
export const secondFactorModel = (connection: Connection): SecondFactorModel =>
  modelOn(connection, 'SecondFactor', schema, 'second_factors');

/** The factors of a person without any. */
export function noSecondFactor(_id: Types.ObjectId): SecondFactorRecord {
  return { _id, totp: null, pendingTotp: null, passkeys: [], recoveryCodes: [] };
}
