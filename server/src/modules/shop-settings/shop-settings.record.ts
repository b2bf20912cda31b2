import type { SettingsSection, ShopSettings } from '@eunbit/schema/shop-settings';
import type { Types } from 'mongoose';

/** A section that was saved. A section without a document is as in `DEFAULT_SHOP_SETTINGS`, in version 0. */
export interface SettingsRecord {
  _id: SettingsSection;
  /** Rises with every write, which names the version that it replaces. */
  version: number;
  value: ShopSettings[SettingsSection];
  updatedAt: Date;
}

/** A change of a section. Written in the transaction of the change; never changed, never deleted. */
export interface SettingsChangeRecord {
  _id: Types.ObjectId;
  section: SettingsSection;
  /** The version that the change made. */
  version: number;
  at: Date;
  /** The account of the admin. */
  by: string;
  before: ShopSettings[SettingsSection];
  after: ShopSettings[SettingsSection];
}

/** The settings in force, with the version of each section. */
export interface VersionedSettings {
  readonly settings: ShopSettings;
  readonly versions: Readonly<Record<SettingsSection, number>>;
}
