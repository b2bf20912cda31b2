import { SETTINGS_SECTIONS } from '@eunbit/schema/shop-settings';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { SettingsChangeRecord, SettingsRecord } from './shop-settings.record.ts';

// The values are checked by the rules of `validation-shop-settings.ts`, and read with the defaults of later fields.
const schema = new Schema<SettingsRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    value: { type: Schema.Types.Mixed, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export type SettingsModel = Model<SettingsRecord>;
export const settingsModel = (connection: Connection): SettingsModel =>
  modelOn(connection, 'ShopSettings', schema, 'shop_settings');

/** The sections that were saved. By their ids, because others may be of another version of the shop. */
export function loadSettings(stored: SettingsModel): Promise<SettingsRecord[]> {
  return stored
    .find({ _id: { $in: [...SETTINGS_SECTIONS] } })
    .lean()
    .exec();
}

const changeSchema = new Schema<SettingsChangeRecord>(
  {
    section: { type: String, required: true },
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    before: { type: Schema.Types.Mixed, required: true },
    after: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, minimize: false },
);
// All changes, newest first.
changeSchema.index({ at: -1, _id: -1 });
// Those of one section; each version was made by one change.
changeSchema.index({ section: 1, version: -1 }, { unique: true });
changeSchema.index({ section: 1, at: -1, _id: -1 });

export type SettingsChangeModel = Model<SettingsChangeRecord>;
export const settingsChangeModel = (connection: Connection): SettingsChangeModel =>
  modelOn(connection, 'ShopSettingsChange', changeSchema, 'shop_settings_changes');
