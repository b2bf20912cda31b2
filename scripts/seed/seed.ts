import { connectDatabase } from '@eunbit/server/app/database';
import { type Listing, productModel } from '@eunbit/server/modules/catalogue/product.model';
import { createMediaService, type MediaService } from '@eunbit/server/modules/media/media.service';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { buildOpening } from '@eunbit/server/modules/stock/stock-history';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { type Connection, Types } from 'mongoose';
import { seedAccounts } from './accounts.ts';
import { seedAnnouncements } from './announcements/seed-announcements.ts';
import { buildFacts } from './catalogue/facts.ts';
import { PRODUCT_SEEDS } from './catalogue/index.ts';
import { buildDiscovery } from './catalogue/product-discovery.ts';
import type { ProductSeed } from './catalogue/product-seed.ts';
import { seedEmailTemplates } from './email-templates/seed-email-templates.ts';
import { seedFaq } from './faq/seed-faq.ts';
import { type PictureBook, readPictureBook, storeProductPictures } from './pictures.ts';

export interface SeedOptions {
  /** Whether data of an older version are migrated first. */
  readonly migrates?: boolean;
  /** Password of the example accounts; null if the shop must not have them. */
  readonly accountPassword: string | null;
  /** Whether an empty catalogue gets the six products of Eunbit. */
  readonly withCatalogue: boolean;
  readonly say: (line: string) => void;
}

/** With a former price of price / 0.8, rounded to the minor unit (CATALOGUE-7). */
function buildListing(price: number): Listing {
  return { price, compareAtPrice: Math.round(price / 0.8), published: true };
}

/** Ids of the products by slug: existing or new ones. */
async function findIds(connection: Connection): Promise<ReadonlyMap<string, Types.ObjectId>> {
  const slugs = PRODUCT_SEEDS.map(({ slug }) => slug);
  const present = await productModel(connection)
    .find({ slug: { $in: slugs } }, { slug: 1 })
    .lean();
  const ids = new Map(present.map(({ _id, slug }) => [slug, _id]));
  return new Map(slugs.map((slug) => [slug, ids.get(slug) ?? new Types.ObjectId()]));
}

interface CatalogueSources {
  readonly book: PictureBook;
  readonly idOf: ReadonlyMap<string, Types.ObjectId>;
  readonly media: MediaService;
}

async function seedProduct(
  connection: Connection,
  seed: ProductSeed,
  position: number,
  { book, idOf, media }: CatalogueSources,
) {
  const products = productModel(connection);
  const { slug, price, stock, group, bestseller, icons, title, subtitle, contents, sections, packedUnit } = seed;
  const texts = { group, bestseller, icons, title, subtitle, contents, sections, packedUnit };
  const pictures = await storeProductPictures(media, book, slug);
  const content = { ...pictures, ...buildFacts(seed), ...buildDiscovery(slug, idOf) };
  const listings = { KR: buildListing(price.KR), US: buildListing(price.US) };
  const product = await products.findOneAndUpdate(
    { slug },
    { $setOnInsert: { _id: idOf.get(slug), ...texts, ...content, position, listings, createdAt: new Date() } },
    { upsert: true, returnDocument: 'after', lean: true },
  );
  const productId = String(product?._id);
  for (const market of ['KR', 'US'] as const) {
    const level = {
      productId,
      market,
      quantity: stock[market],
      reserved: 0,
      stopped: false,
      version: 1,
      updatedAt: new Date(),
    };
    const _id = stockId(market, productId);
    const { upsertedCount } = await stockModel(connection).updateOne(
      { _id },
      { $setOnInsert: level },
      { upsert: true },
    );
    // Otherwise the first start would add the history, and change the version that staff have just read.
    if (upsertedCount === 1) await stockMovementModel(connection).create(buildOpening(_id, level.quantity));
  }
}

/** Whether an interrupted seed left nothing out: a product is created before its stock levels. */
async function isFilled(connection: Connection): Promise<boolean> {
  const products = productModel(connection);
  if ((await products.countDocuments()) < PRODUCT_SEEDS.length) return false;
  const slugs = PRODUCT_SEEDS.map(({ slug }) => slug);
  const present = await products.find({ slug: { $in: slugs } }, { slug: 1 }).lean();
  const levels = present.flatMap(({ _id }) => (['KR', 'US'] as const).map((market) => stockId(market, String(_id))));
  return (await stockModel(connection).countDocuments({ _id: { $in: levels } })) === levels.length;
}

async function seedCatalogue(connection: Connection, book: PictureBook, say: SeedOptions['say']): Promise<void> {
  if (await isFilled(connection)) return;
  const startedAt = Date.now();
  say('Filling the shop with products and pictures…');
  const idOf = await findIds(connection);
  const sources = { book, idOf, media: createMediaService(connection) };
  for (const [position, seed] of PRODUCT_SEEDS.entries()) {
    await seedProduct(connection, seed, position, sources);
  }
  say(`Filled the shop in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Adds missing data to a shop; existing data are left unchanged, so that a second run changes nothing. */
export async function seedShop(uri: string, options: SeedOptions): Promise<void> {
  const { accountPassword, withCatalogue, migrates = false, say } = options;
  const connection = await connectDatabase(uri, { migrates });
  try {
    const book = await readPictureBook();
    if (withCatalogue) await seedCatalogue(connection, book, say);
    await seedFaq(connection);
    await seedAnnouncements(connection);
    await seedEmailTemplates(connection);
    if (accountPassword !== null) await seedAccounts(connection, accountPassword);
  } finally {
    await connection.close();
  }
}
