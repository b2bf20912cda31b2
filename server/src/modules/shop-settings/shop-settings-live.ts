import { setTimeout as wait } from 'node:timers/promises';
import { withoutSamplePhones, withoutSamples } from '@eunbit/schema/sample-data';
import type { ShopSettings } from '@eunbit/schema/shop-settings';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { LiveHub } from '../../live/live-hub.ts';
import type { SettingsRecord, VersionedSettings } from './shop-settings.model.ts';
import { loadSettings, settingsModel } from './shop-settings.model.ts';
import { forgetSection, takeSection, toSettings } from './shop-settings-state.ts';

/** Milliseconds before a failed read of the settings is retried. */
const RETRY_MS = 500;
const HOUR_MS = 3_600_000;

/** The current settings in this process, read without a database command. */
export interface CurrentSettings {
  readonly current: ShopSettings;
}

/**
 * The settings that shoppers may see, in pages, checkouts and emails: without sample data in production (STORE-19), and without
 * phone numbers that are not staffed (STORE-28).
 */
export interface ShownSettings {
  readonly shown: ShopSettings;
}

/** Called for each change of the settings, whichever process made it. */
export type SettingsListener = (now: ShopSettings, before: ShopSettings) => void;

export interface FollowedSettings extends CurrentSettings, ShownSettings {
  onChange(listener: SettingsListener): void;
}

export interface ShopSettingsLive extends FollowedSettings {
  /** Applies a write of this process before its event arrives. */
  take(record: SettingsRecord): void;
}

/**
 * Keeps the shop's settings in memory and follows their changes. Shipping prices depend on them, so they are read before the
 * first request is served, and again whenever the change stream was interrupted.
 */
export async function createShopSettingsLive(
  connection: Connection,
  live: LiveHub,
  log: Logger,
  { hidesSamples }: { readonly hidesSamples: boolean },
): Promise<ShopSettingsLive> {
  const stored = settingsModel(connection);
  const toShown = (settings: ShopSettings) => (hidesSamples ? withoutSamples(settings) : withoutSamplePhones(settings));
  let known = toSettings(await loadSettings(stored));
  let shown = toShown(known.settings);
  let version = 0;
  let isFollowing = true;
  let interruptions = 0;
  const listeners: SettingsListener[] = [];

  function accept(next: VersionedSettings): void {
    if (next === known) return;
    const before = known.settings;
    known = next;
    shown = toShown(next.settings);
    version += 1;
    for (const listener of listeners) listener(next.settings, before);
  }

  /** A read that began before a write of this process must not restore the former value. */
  async function readAgain(): Promise<void> {
    const records = await loadSettings(stored);
    accept(records.reduce(takeSection, known));
  }

  /** Until the settings are read, pages that show them are not cached: a change may have been missed. */
  async function catchUp(): Promise<void> {
    const resumed = interruptions;
    while (interruptions === resumed && !isFollowing) {
      try {
        await readAgain();
        isFollowing = interruptions === resumed;
      } catch (err) {
        log.warn({ err }, 'shop settings could not be read, retrying');
        await wait(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  live.follow<SettingsRecord>(stored, {
    onChange(change) {
      if (change.operationType === 'delete') accept(forgetSection(known, String(change.documentKey._id)));
      else if (change.fullDocument) accept(takeSection(known, change.fullDocument));
    },
    onOpen: readAgain,
    onBroken() {
      interruptions += 1;
      isFollowing = false;
    },
    onResumed: () => void catchUp(),
  });
  // The season of the home page (STORE-18) changes on a full hour in either store.
  live.addVersion({
    get version() {
      return Math.floor(Date.now() / HOUR_MS);
    },
  });
  live.addVersion({
    get version() {
      return isFollowing ? version : null;
    },
  });

  return {
    get current() {
      return known.settings;
    },
    get shown() {
      return shown;
    },
    onChange(listener) {
      listeners.push(listener);
    },
    take(record) {
      accept(takeSection(known, record));
    },
  };
}
