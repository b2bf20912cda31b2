import { ShopInfoResolver } from './shop-info.resolver.ts';
import { createShopSettingsLoaders } from './shop-settings.loader.ts';
import { settingsChangeModel, settingsModel } from './shop-settings.model.ts';
import { SettingsChangeResolver, ShopSettingsResolver } from './shop-settings.resolver.ts';
import { createShopSettingsServices } from './shop-settings.wiring.ts';

export const shopSettingsModule = {
  models: [settingsModel, settingsChangeModel],
  resolvers: [ShopInfoResolver, ShopSettingsResolver, SettingsChangeResolver],
  createServices: createShopSettingsServices,
  createLoaders: createShopSettingsLoaders,
};
