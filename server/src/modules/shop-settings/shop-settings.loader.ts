import type { PersonName } from '@eunbit/schema/person-name';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { PersonNames } from '../../common/person-names.ts';
import type { CallerContext } from '../../common/request-context.ts';

export interface ShopSettingsLoaders {
  /** Names of admins by id. */
  readonly settingsEditors: Loader<PersonName>;
}

export function createShopSettingsLoaders({
  services,
}: CallerContext<{ readonly personNames: PersonNames }>): ShopSettingsLoaders {
  return { settingsEditors: createLoader(services.personNames.read) };
}
