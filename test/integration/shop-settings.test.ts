import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { settingsChangeModel, settingsModel } from '@eunbit/server/modules/shop-settings/shop-settings.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { createAdminClient, saveSettings, UpdateShopSettings } from '../kit/shop-settings.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ShopSettingsPage = graphql(`
  query ShopSettingsPage {
    shopSettings {
      versions { section version }
      company { name { ko en } email }
      stock { lowStockAt fewLeftBelow }
      sampleValues { section path }
    }
  }
`);
const History = graphql(`
  query ShopSettingsHistory($section: SettingsSection, $first: Int! = 30, $after: String) {
    shopSettingsHistory(section: $section, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { section version staffName changes { field before after } }
    }
  }
`);
const SettingsLog = graphql(`
  query SettingsLog {
    auditLog(subject: SHOP_SETTINGS) { nodes { action subjectId changes { field before after } } }
  }
`);
const Info = graphql(`
  query Info {
    shopInfo { company { name email } support { opens } shipping { KR { standard } US { express } } }
  }
`);

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let admin: ShopClient;

beforeEach(async () => {
  admin = await createAdminClient(shop);
  // Waits until the servers have noticed that the previous test was undone.
  await vi.waitFor(() => {
    for (const app of shop.apps) expect(app.services.shopSettings.current).toEqual(DEFAULT_SHOP_SETTINGS);
  });
});

const STOCK = { lowStockAt: 7, fewLeftBelow: 20 };
const { company } = DEFAULT_SHOP_SETTINGS;

describe('the settings of the shop', () => {
  it('have the defaults of the code until an admin saves them (STORE-15)', async () => {
    const { shopSettings } = await admin.run(ShopSettingsPage);

    expect(shopSettings.company.name).toEqual(company.name);
    expect(shopSettings.versions).toContainEqual({ section: 'COMPANY', version: 0 });
    expect(shopSettings.sampleValues).toContainEqual({ section: 'COMPANY', path: 'businessRegistrationNumber' });
  });

  it('are saved by section, and known to this process at once and to others by an event (STORE-16)', async () => {
    await saveSettings(admin, { company: { ...company, name: { ko: ' 주식회사 해솔 ', en: 'Haesol Inc.' } } });

    const here = await shop.client({ language: 'ko' }).run(Info);
    expect(here.shopInfo.company.name).toBe('주식회사 해솔');
    await vi.waitFor(async () => {
      const there = await shop.client({ language: 'en', server: 1 }).run(Info);
      expect(there.shopInfo.company.name).toBe('Haesol Inc.');
    });
    const { shopSettings } = await admin.run(ShopSettingsPage);
    expect(shopSettings.versions).toContainEqual({ section: 'COMPANY', version: 1 });
    expect(shopSettings.versions).toContainEqual({ section: 'STOCK', version: 0 });
  });

  it('clear cached answers of the saving process before it answers (STORE-16)', async () => {
    const visitor = shop.client({ language: 'en' });
    await visitor.run(Info);
    await visitor.run(Info);

    await saveSettings(admin, { company: { ...company, email: 'care@haesol.com' } });

    expect((await visitor.run(Info)).shopInfo.company.email).toBe('care@haesol.com');
  });

  it('are rejected with the field if invalid, and stay unchanged', async () => {
    const input = { expectedVersion: 0, company: { ...company, email: 'nobody', phone: '' } };
    const { updateShopSettings } = await admin.run(UpdateShopSettings, { input });

    expect(expectResult(updateShopSettings, 'ValidationError').fieldErrors).toMatchObject([
      { path: 'phone', key: 'phone.required' },
      { path: 'email', key: 'email.invalid' },
    ]);
    expect(await settingsModel(shop.connection).countDocuments()).toBe(0);
  });

  it('are saved exactly one section at a time', async () => {
    const inputs = [{ expectedVersion: 0 }, { expectedVersion: 0, stock: STOCK, company }];
    for (const input of inputs) {
      const { updateShopSettings } = await admin.run(UpdateShopSettings, { input });
      expect(expectResult(updateShopSettings, 'ValidationError').fieldErrors[0]?.key).toBe('settings.oneSection');
    }
  });

  it('refuse the second of two admins who edit the same section, and lose neither change (STORE-16)', async () => {
    const other = await createAdminClient(shop, 1);
    await saveSettings(admin, { stock: STOCK });
    const late = { expectedVersion: 0, stock: { lowStockAt: 1, fewLeftBelow: 2 } };

    const { updateShopSettings } = await other.run(UpdateShopSettings, { input: late });

    const { shopSettings } = expectResult(updateShopSettings, 'ShopSettingsConflictError');
    expect(shopSettings).toMatchObject({ stock: STOCK });
    expect(shopSettings.versions).toContainEqual({ section: 'STOCK', version: 1 });
    await saveSettings(other, { stock: late.stock }, 1);
  });

  it('accept one of many simultaneous changes', async () => {
    const others = await Promise.all([0, 1, 0, 1].map((server) => createAdminClient(shop, server)));
    const outcomes = await Promise.all(
      others.map(async (client, index) => {
        const input = { expectedVersion: 0, stock: { lowStockAt: index, fewLeftBelow: 10 } };
        return (await client.run(UpdateShopSettings, { input })).updateShopSettings.__typename;
      }),
    );

    expect(outcomes.filter((outcome) => outcome === 'ShopSettingsUpdated')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ShopSettingsConflictError')).toHaveLength(3);
    expect(await settingsChangeModel(shop.connection).countDocuments()).toBe(1);
  });

  it('have a history of who changed what, and an entry in the audit log (STORE-16)', async () => {
    await saveSettings(admin, { stock: STOCK });
    await saveSettings(admin, { stock: { ...STOCK, lowStockAt: 9 } }, 1);
    await saveSettings(admin, { company: { ...company, email: 'care@haesol.com' } });

    const { shopSettingsHistory } = await admin.run(History, { section: 'STOCK', first: 1 });
    expect(shopSettingsHistory).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          section: 'STOCK',
          version: 2,
          staffName: expect.any(String),
          changes: [{ field: 'lowStockAt', before: '7', after: '9' }],
        },
      ],
    });
    const after = shopSettingsHistory.pageInfo.endCursor;
    const rest = await admin.run(History, { section: 'STOCK', after });
    expect(rest.shopSettingsHistory.nodes).toMatchObject([{ version: 1 }]);
    expect((await admin.run(History, { first: 30 })).shopSettingsHistory.totalCount).toBe(3);
    const { auditLog } = await admin.run(SettingsLog);
    expect(auditLog.nodes[0]).toEqual({
      action: 'SHOP_SETTINGS_CHANGED',
      subjectId: 'company',
      changes: [{ field: 'email', before: company.email, after: 'care@haesol.com' }],
    });
  });

  it('format shipping prices as money in history and log (STORE-16)', async () => {
    const { KR, US } = DEFAULT_SHOP_SETTINGS.shipping;
    const { transitDays } = DEFAULT_SHOP_SETTINGS.shipping;
    await saveSettings(admin, {
      shipping: { transitDays, KR: { ...KR, standard: 4_000 }, US: { ...US, express: 2_150 } },
    });

    const changes = [
      { field: 'KR.standard', before: '5,000원', after: '4,000원' },
      { field: 'US.express', before: '$20.00', after: '$21.50' },
    ];
    expect((await admin.run(History, { section: 'SHIPPING' })).shopSettingsHistory.nodes).toMatchObject([{ changes }]);
    expect((await admin.run(SettingsLog)).auditLog.nodes[0]).toMatchObject({ subjectId: 'shipping', changes });
  });
});
