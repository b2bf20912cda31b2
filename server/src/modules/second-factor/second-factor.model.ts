import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { PasskeyRecord, PendingTotpRecord, SecondFactorRecord, TotpRecord } from './second-factor.record.ts';

const schema = new Schema<SecondFactorRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    totp: {
      type: new Schema<TotpRecord>(
        {
          secret: { type: String, required: true },
          lastStep: { type: Number, required: true },
          addedAt: { type: Date, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    pendingTotp: {
      type: new Schema<PendingTotpRecord>(
        { secret: { type: String, required: true }, expiresAt: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
    passkeys: [
      new Schema<PasskeyRecord>(
        {
          id: { type: String, required: true },
          publicKey: { type: String, required: true },
          counter: { type: Number, required: true },
          transports: [{ type: String }],
          name: { type: String, required: true },
          addedAt: { type: Date, required: true },
          lastUsedAt: { type: Date, default: null },
        },
        { _id: false, id: false },
      ),
    ],
    recoveryCodes: [{ type: String }],
  },
  { versionKey: false },
);

export type SecondFactorModel = Model<SecondFactorRecord>;
/** Each query names the account, so the collection needs no further index. */
export const secondFactorModel = (connection: Connection): SecondFactorModel =>
  modelOn(connection, 'SecondFactor', schema, 'second_factors');
