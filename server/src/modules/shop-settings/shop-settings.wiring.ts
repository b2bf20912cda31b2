import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { PersonNames } from '../../common/person-names.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { AuditService } from '../audit/index.ts';
import type { ShopSettingsLoaders } from './shop-settings.loader.ts';
import { createShopSettingsService, type ShopSettingsService } from './shop-settings.service.ts';
import { createShopSettingsLive, type FollowedSettings } from './shop-settings-live.ts';

/** What the module is made from. */
interface ShopSettingsNeeds {
  readonly config: { readonly hidesSamples: boolean };
  readonly connection: Connection;
  readonly live: LiveHub;
  readonly log: Logger;
  readonly audit: AuditService;
  readonly personNames: PersonNames;
}

export interface ShopSettingsServices {
  /** The settings in force, read without a command: to be read anew for each decision, never to be held. */
  readonly shopSettings: FollowedSettings;
  readonly shopSettingsAdmin: ShopSettingsService;
}

/** What its resolvers know of their caller, and the services and loaders that they may use. */
export type ShopSettingsContext = RequestContext<ShopSettingsNeeds & ShopSettingsServices, ShopSettingsLoaders>;

export async function createShopSettingsServices(needs: ShopSettingsNeeds): Promise<ShopSettingsServices> {
  const { config, connection, live, log, audit } = needs;
  const shopSettings = await createShopSettingsLive(connection, live, log, config);
  return {
    shopSettings,
    shopSettingsAdmin: createShopSettingsService({ connection, audit, live: shopSettings }),
  };
}
