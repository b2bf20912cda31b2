import type { ShopSettings } from '@eunbit/schema/shop-settings';
import type { Connection } from 'mongoose';
import { loadSettings, settingsModel } from './shop-settings.model.ts';
import { toSettings } from './shop-settings-state.ts';

/** Reads the current settings, for programs that do not follow changes. */
export async function readShopSettings(connection: Connection): Promise<ShopSettings> {
  return toSettings(await loadSettings(settingsModel(connection))).settings;
}
