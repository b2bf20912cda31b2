import { isDeepStrictEqual } from 'node:util';
import type { App } from '@eunbit/server/app/app';
import { type CatalogueCache, loadCatalogue } from '@eunbit/server/modules/catalogue/catalogue-cache';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { loadReviewScores, reviewScoreModel } from '@eunbit/server/modules/review/review-score.model';
import { readShopSettings } from '@eunbit/server/modules/shop-settings/shop-settings-reader';
import { loadStockLevels, stockModel } from '@eunbit/server/modules/stock/stock.model';
import type { Connection, mongo } from 'mongoose';
import { expect, vi } from 'vitest';

type Row = mongo.BSON.Document & { readonly _id: string };

/** Write commands, whose first value is the name of the collection. */
const WRITING = new Set(['insert', 'update', 'delete', 'findAndModify']);

/** The data that each server caches, and the corresponding documents in the database. */
async function readCopies({ services }: App) {
  const [catalogue, levels, scores] = await Promise.all([
    services.catalogueCache.read(),
    services.stockLevels.read(),
    services.reviewScores.read(),
  ]);
  return [describeCatalogue(catalogue), levels, scores, services.shopSettings.current];
}

/** The contents of the cache as comparable values: complete products, and the list of each store. */
function describeCatalogue({ products, byId, stores }: CatalogueCache) {
  const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
  const listed = Object.values(stores).map((store) => ids(store.products));
  return [products.map(({ id }) => byId.get(id)), listed];
}

async function readOriginals(connection: Connection) {
  const [catalogue, levels, scores, settings] = await Promise.all([
    loadCatalogue(productModel(connection)),
    loadStockLevels(stockModel(connection)),
    loadReviewScores(reviewScoreModel(connection)),
    readShopSettings(connection),
  ]);
  const byId = <T extends Row>(rows: readonly T[]) => new Map(rows.map((row) => [row._id, row]));
  return [describeCatalogue(catalogue), byId(levels), byId(scores), settings];
}

/**
 * Restores a shop's database to its state at the first call. Only collections with writes since then are checked, so `note` has
 * to receive all commands.
 */
export class ShopState {
  private readonly connection: Connection;
  private readonly apps: readonly App[];
  private readonly written = new Set<string>();
  private kept: ReadonlyMap<string, readonly Row[]> | null = null;

  constructor(connection: Connection, apps: readonly App[]) {
    this.connection = connection;
    this.apps = apps;
  }

  /** A listener for `commandStarted` of each client that may write. */
  readonly note = ({ commandName, command }: mongo.CommandStartedEvent): void => {
    if (WRITING.has(commandName)) this.written.add(String(command[commandName]));
    if (commandName !== 'bulkWrite') return;
    for (const { ns } of command.nsInfo as readonly { ns: string }[]) this.written.add(ns.slice(ns.indexOf('.') + 1));
  };

  /** The first call stores the state, each later one restores it. */
  async restore(): Promise<void> {
    const { kept } = this;
    if (kept) await Promise.all([...this.written].map((name) => this.bringBack(name, kept.get(name) ?? [])));
    else this.kept = await this.remember();
    this.written.clear();
    const originals = await readOriginals(this.connection);
    // A cache from before the last changes may be equal, too; it still receives the events, and reads the same data.
    await vi.waitFor(
      async () => {
        for (const copies of await Promise.all(this.apps.map(readCopies))) expect(copies).toEqual(originals);
      },
      { interval: 5 },
    );
  }

  private async remember(): Promise<Map<string, Row[]>> {
    const collections = await this.connection.listCollections();
    return new Map(await Promise.all(collections.map(async ({ name }) => [name, await this.read(name)] as const)));
  }

  private async bringBack(name: string, kept: readonly Row[]): Promise<void> {
    const collection = this.collection(name);
    if (kept.length === 0) {
      await collection.deleteMany({});
      return;
    }
    const found = new Map((await this.read(name)).map((row) => [String(row._id), row]));
    const changed = kept.filter((row) => !isDeepStrictEqual(found.get(String(row._id)), row));
    await collection.deleteMany({ _id: { $nin: kept.map(({ _id }) => _id) } });
    for (const row of changed) await collection.replaceOne({ _id: row._id }, row, { upsert: true });
  }

  private collection(name: string): mongo.Collection<Row> {
    if (!this.connection.db) throw new Error('the database is not connected');
    return this.connection.db.collection<Row>(name);
  }

  private read(name: string): Promise<Row[]> {
    return this.collection(name).find().sort({ _id: 1 }).toArray() as Promise<Row[]>;
  }
}
