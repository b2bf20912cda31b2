import { findSampleData } from '@eunbit/schema/sample-data';
import { SETTINGS_SECTIONS } from '@eunbit/schema/shop-settings';
import { changedValues } from '../audit/index.ts';
import type { SettingsChangeRecord, VersionedSettings } from './shop-settings.model.ts';
import { toValues } from './shop-settings.service.ts';
import type { ShopSettingsChangeType, ShopSettingsType } from './shop-settings.types.ts';

export function presentShopSettings({ settings, versions }: VersionedSettings): ShopSettingsType {
  const { support, banks } = settings;
  return {
    ...settings,
    support: { ...support, socialLinks: [...support.socialLinks] },
    banks: { accounts: [...banks.accounts] },
    versions: SETTINGS_SECTIONS.map((section) => ({ section, version: versions[section] })),
    sampleValues: findSampleData(settings),
  };
}

export function presentChange(change: SettingsChangeRecord): ShopSettingsChangeType {
  const { _id, section, version, at, by, before, after } = change;
  return {
    id: String(_id),
    section,
    version,
    at,
    staffId: by,
    changes: changedValues(toValues(section, before), toValues(section, after)),
  };
}
