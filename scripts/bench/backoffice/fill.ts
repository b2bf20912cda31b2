import 'reflect-metadata';
import { connectDatabase } from '@eunbit/server/app/database';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { createCountings } from '@eunbit/server/modules/statistics/countings';
import type { Model } from 'mongoose';
import { seedShop } from '../../seed/seed.ts';
import { buildEntries, buildMember, buildOrder, MEMBER_COUNT, ORDER_COUNT, type Sold } from './records.ts';

const BATCH = 2_000;

/** Inserts records directly, like a restored backup: real purchases would take hours. */
async function write<T>(model: Model<T>, rows: readonly T[]): Promise<void> {
  if (rows.length > 0) await model.collection.insertMany(rows as never, { ordered: false, writeConcern: { w: 1 } });
}

export interface FilledShop {
  readonly goods: readonly Sold[];
  /** The time of the last order. */
  readonly now: Date;
}

/** The seeded shop after three years of business with this many orders, including their statistics. */
export async function fillShop(
  uri: string,
  password: string,
  say: (line: string) => void,
  orderCount = ORDER_COUNT,
): Promise<FilledShop> {
  await seedShop(uri, { accountPassword: password, withCatalogue: true, say });
  const connection = await connectDatabase(uri);
  try {
    const now = new Date();
    const products = await productModel(connection).find().lean();
    const goods = products.map(({ _id, slug, title, images, listings }): Sold => {
      const price = { KR: listings.KR.price, US: listings.US.price };
      return { productId: String(_id), slug, title, mediaId: images[0]?.mediaId ?? '', price };
    });
    const users = userModel(connection);
    for (let first = 0; first < MEMBER_COUNT; first += BATCH) {
      await write(
        users,
        Array.from({ length: BATCH }, (_, index) => buildMember(first + index, now)),
      );
    }
    for (let first = 0; first < orderCount; first += BATCH) {
      const orders = Array.from({ length: BATCH }, (_, index) => buildOrder(first + index, goods, now, orderCount));
      await write(orderModel(connection), orders);
      await write(ledgerModel(connection), orders.flatMap(buildEntries));
      if ((first + BATCH) % 50_000 === 0) say(`${first + BATCH} orders`);
    }
    await createCountings(connection).sales.rebuild(now);
    return { goods, now };
  } finally {
    await connection.close();
  }
}
