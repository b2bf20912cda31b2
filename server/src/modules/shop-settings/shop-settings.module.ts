import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import { ShopInfoResolver } from './shop-info.resolver.ts';
import type { ShopSettingsLoaders } from './shop-settings.loader.ts';
import { createShopSettingsLoaders } from './shop-settings.loader.ts';
import { settingsChangeModel, settingsModel } from './shop-settings.model.ts';
import { SettingsChangeResolver, ShopSettingsResolver } from './shop-settings.resolver.ts';
import { createShopSettingsService } from './shop-settings.service.ts';
import { createShopSettingsLive } from './shop-settings-live.ts';

type Needs = Platform & AuditServices;

async function setup(needs: Needs) {
  const { config, connection, live, log, audit } = needs;
  const shopSettings = await createShopSettingsLive(connection, live, log, config);
  return {
    shopSettings,
    shopSettingsAdmin: createShopSettingsService({ connection, audit, live: shopSettings }),
  };
}

export type ShopSettingsServices = Awaited<ReturnType<typeof setup>>;

/** The context of the module's resolvers. */
export type ShopSettingsContext = ModuleContext<typeof setup, ShopSettingsLoaders>;

export const shopSettingsModule = defineModule({
  models: [settingsModel, settingsChangeModel],
  resolvers: [ShopInfoResolver, ShopSettingsResolver, SettingsChangeResolver],
  setup,
  createLoaders: createShopSettingsLoaders,
});
