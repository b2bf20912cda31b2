import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import type { SettingsRecord } from './shop-settings.model.ts';
import { forgetSection, takeSection, toSettings } from './shop-settings-state.ts';

const stock = (version: number, lowStockAt: number) =>
  ({ _id: 'stock', version, value: { lowStockAt, fewLeftBelow: 10 }, updatedAt: new Date() }) as const;

describe('the settings in memory', () => {
  it('are the defaults until something is saved', () => {
    const { settings, versions } = toSettings([]);
    expect(settings).toEqual(DEFAULT_SHOP_SETTINGS);
    expect(versions).toMatchObject({ company: 0, stock: 0 });
  });

  it('keep the later version in any order of arrival', () => {
    const saved = toSettings([stock(2, 8)]);
    expect(takeSection(saved, stock(1, 7))).toBe(saved);
    expect(takeSection(saved, stock(3, 9)).settings.stock.lowStockAt).toBe(9);
  });

  it('have the default for a field added after a section was saved, and drop deleted sections', () => {
    const older = { ...stock(1, 3), value: { lowStockAt: 3 } } as unknown as SettingsRecord;
    const { settings } = toSettings([older]);
    expect(settings.stock).toEqual({ lowStockAt: 3, fewLeftBelow: DEFAULT_SHOP_SETTINGS.stock.fewLeftBelow });

    const forgotten = forgetSection(toSettings([stock(4, 3)]), 'stock');
    expect(forgotten.versions.stock).toBe(0);
    expect(takeSection(forgotten, stock(1, 6)).settings.stock.lowStockAt).toBe(6);
  });

  it('ignore a section from a later version of the shop', () => {
    const unknown = { ...stock(1, 3), _id: 'parcels' } as unknown as SettingsRecord;
    expect(toSettings([unknown])).toEqual(toSettings([]));
  });
});
