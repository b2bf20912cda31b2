import { SETTINGS_SECTIONS, type SettingsSection, type ShopSettings } from '@eunbit/schema/shop-settings';
import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** The current settings, with the version of each section. */
export interface VersionedSettings {
  readonly settings: ShopSettings;
  readonly versions: Readonly<Record<SettingsSection, number>>;
}

// Values are validated by `validation-shop-settings.ts`, and read with the defaults of fields that were added later.
/** A saved section. A section without a document has the values of `DEFAULT_SHOP_SETTINGS` and version 0. */
const schema = recordSchema(
  {
    _id: { type: stores<SettingsSection>(String), required: true },
    /** Rises with every write, which states the version that it replaces. */
    version: { type: Number, required: true },
    value: { type: stores<ShopSettings[SettingsSection]>(Schema.Types.Mixed), required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);

export type SettingsRecord = RecordOf<typeof schema>;
export type SettingsModel = Model<SettingsRecord>;
export const settingsModel = (connection: Connection): SettingsModel =>
  modelOn(connection, 'ShopSettings', schema, 'shop_settings');

/** The saved sections. Selected by id, because others may belong to another version of the shop. */
export function loadSettings(stored: SettingsModel): Promise<SettingsRecord[]> {
  return stored
    .find({ _id: { $in: [...SETTINGS_SECTIONS] } })
    .lean()
    .exec();
}

/** A change of a section. Written in the transaction of the change; immutable and never deleted. */
const changeSchema = recordSchema(
  {
    section: { type: stores<SettingsSection>(String), required: true },
    /** The version after the change. */
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    /** The account of the admin. */
    by: { type: String, required: true },
    before: { type: stores<ShopSettings[SettingsSection]>(Schema.Types.Mixed), required: true },
    after: { type: stores<ShopSettings[SettingsSection]>(Schema.Types.Mixed), required: true },
  },
  { versionKey: false, minimize: false },
);
export type SettingsChangeRecord = RecordOf<typeof changeSchema>;
// All changes, newest first.
changeSchema.index({ at: -1, _id: -1 });
// Changes of one section; unique, since each version is made by one change.
changeSchema.index({ section: 1, version: -1 }, { unique: true });
changeSchema.index({ section: 1, at: -1, _id: -1 });

export type SettingsChangeModel = Model<SettingsChangeRecord>;
export const settingsChangeModel = (connection: Connection): SettingsChangeModel =>
  modelOn(connection, 'ShopSettingsChange', changeSchema, 'shop_settings_changes');
