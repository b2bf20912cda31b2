import { Market } from '@eunbit/schema/market';
import {
  DEFAULT_SHOP_SETTINGS,
  type FlatValue,
  flattenSettings,
  type SettingsSection,
  type ShopSettings,
} from '@eunbit/schema/shop-settings';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import { countDocuments } from '../../common/count.ts';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { beyondCursor, type Keyset, keysetCursor, keysetOrder } from '../../common/keyset.ts';
import { requirePageSize } from '../../common/page-size.ts';
import { type Page, type PageRequest, toPage } from '../../common/pagination.ts';
import { priceText } from '../../common/price-text.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService, Values } from '../audit/index.ts';
import type { SettingsChangeRecord, SettingsRecord, VersionedSettings } from './shop-settings.model.ts';
import { loadSettings, settingsChangeModel, settingsModel } from './shop-settings.model.ts';
import type { ShopSettingsLive } from './shop-settings-live.ts';
import { toSettings } from './shop-settings-state.ts';

const NEWEST_FIRST: Keyset = { field: 'at', direction: -1, kind: 'date' };

/** The new values of a section, and the version that the caller saw. */
export interface SettingsEdit<Section extends SettingsSection = SettingsSection> {
  readonly section: Section;
  readonly value: ShopSettings[Section];
  readonly expectedVersion: number;
}

/** Only the shipping settings contain prices; their paths begin with the store. */
function toLoggedValue(section: SettingsSection, { path, value }: FlatValue): FlatValue['value'] {
  const market = Object.values(Market).find((one) => path.startsWith(`${one}.`));
  return section === 'shipping' && market ? priceText(market, Number(value)) : value;
}

/** The values of a section by path, for the activity log. */
export function toValues(section: SettingsSection, value: ShopSettings[SettingsSection]): Values {
  return Object.fromEntries(flattenSettings(value).map((flat) => [flat.path, toLoggedValue(section, flat)]));
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly live: ShopSettingsLive;
}

/** The settings, as admins read and change them. Each change is written together with its entry in the history. */
export function createShopSettingsService({ connection, audit, live }: Deps) {
  const stored = settingsModel(connection);
  const changes = settingsChangeModel(connection);

  async function write(
    { section, value, expectedVersion }: SettingsEdit,
    staffId: string,
  ): Promise<SettingsRecord | null> {
    const at = new Date();
    const record: SettingsRecord = { _id: section, version: expectedVersion + 1, value, updatedAt: at };
    return inTransaction(connection, async (session) => {
      const known = await stored.findById(section, null, { session }).lean();
      if ((known?.version ?? 0) !== expectedVersion) return null;
      const before = known ? { ...DEFAULT_SHOP_SETTINGS[section], ...known.value } : DEFAULT_SHOP_SETTINGS[section];
      // A concurrent write makes the condition fail, or causes a duplicate key on insert.
      const filter = { _id: section, version: expectedVersion };
      const { _id, ...fields } = record;
      if (known) await stored.updateOne(filter, { $set: fields }, { session });
      else await stored.insertMany([record], { session });
      const change: SettingsChangeRecord = {
        _id: new Types.ObjectId(),
        section,
        version: record.version,
        at,
        by: staffId,
        before,
        after: value,
      };
      await changes.insertMany([change], { session });
      await audit.record(session, {
        by: staffId,
        action: 'SHOP_SETTINGS_CHANGED',
        subject: 'SHOP_SETTINGS',
        subjectId: section,
        before: toValues(section, before),
        after: toValues(section, value),
      });
      return record;
    });
  }

  return {
    /** Reads from the database: an admin who edits has to see the newest version, whichever process responds. */
    async read(): Promise<VersionedSettings> {
      return toSettings(await loadSettings(stored));
    },

    /**
     * Saves a section; returns false if it was saved by somebody else since `expectedVersion`. This process applies it at once.
     */
    async update(edit: SettingsEdit, staffId: string): Promise<boolean> {
      try {
        const record = await write(edit, staffId);
        if (record) live.take(record);
        return record !== null;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** The changes and who made them, newest first. */
    async history(
      section: SettingsSection | undefined,
      { first, after }: PageRequest,
    ): Promise<Page<SettingsChangeRecord>> {
      requirePageSize(first);
      const wanted: QueryFilter<SettingsChangeRecord> = section ? { section } : {};
      const rows = await changes
        .find({ ...wanted, ...(after && beyondCursor<SettingsChangeRecord>(NEWEST_FIRST, after)) })
        .sort(keysetOrder(NEWEST_FIRST))
        .limit(first + 1)
        .lean();
      const toCursor = (row: SettingsChangeRecord) => keysetCursor(NEWEST_FIRST, row);
      return toPage(rows, { first, after }, toCursor, () => countDocuments(changes, wanted));
    },
  };
}

export type ShopSettingsService = ReturnType<typeof createShopSettingsService>;
