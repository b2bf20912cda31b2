import {
  DEFAULT_SHOP_SETTINGS,
  SETTINGS_SECTIONS,
  type SettingsSection,
  type ShopSettings,
} from '@eunbit/schema/shop-settings';
import type { SettingsRecord, VersionedSettings } from './shop-settings.model.ts';

const NEVER_SAVED: VersionedSettings = {
  settings: DEFAULT_SHOP_SETTINGS,
  versions: Object.fromEntries(SETTINGS_SECTIONS.map((section) => [section, 0])) as Record<SettingsSection, number>,
};

function isSection(name: string): name is SettingsSection {
  return SETTINGS_SECTIONS.some((section) => section === name);
}

/** Fields that were added after the section was saved have their defaults. */
function withDefaults({ _id, value }: SettingsRecord): ShopSettings[SettingsSection] {
  return { ...DEFAULT_SHOP_SETTINGS[_id], ...value };
}

/**
 * Applies a stored section. An older version than the current one is ignored: an event may arrive after the process has applied
 * its own later write.
 */
export function takeSection(known: VersionedSettings, record: SettingsRecord): VersionedSettings {
  const { _id: section, version } = record;
  if (!isSection(section) || version <= known.versions[section]) return known;
  return {
    settings: { ...known.settings, [section]: withDefaults(record) },
    versions: { ...known.versions, [section]: version },
  };
}

/** A section that was deleted by hand counts as never saved. */
export function forgetSection(known: VersionedSettings, section: string): VersionedSettings {
  if (!isSection(section)) return known;
  return {
    settings: { ...known.settings, [section]: DEFAULT_SHOP_SETTINGS[section] },
    versions: { ...known.versions, [section]: 0 },
  };
}

/** The settings from all stored sections. If a section occurs twice, the later version counts. */
export function toSettings(records: readonly SettingsRecord[]): VersionedSettings {
  return records.reduce(takeSection, NEVER_SAVED);
}
