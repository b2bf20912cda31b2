export type { ShopSettingsServices } from './shop-settings.module.ts';
export type { CurrentSettings, FollowedSettings, ShownSettings } from './shop-settings-live.ts';
export { readShopSettings } from './shop-settings-reader.ts';
