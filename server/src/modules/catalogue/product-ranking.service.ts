import type { ClientSession, Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { type InvalidInput, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import { MAXIMUM_PRODUCTS } from './catalogue-cache.ts';
import { type ProductRecord, productModel } from './product.model.ts';
import { getProductNumber } from './product-number.ts';
import { PRODUCT_RANKING_ID, productRankingModel } from './product-ranking.model.ts';

/** The product fields shown when reordering; the texts of the product page are ten times larger. */
export type RankedProduct = Pick<ProductRecord, '_id' | 'title' | 'images' | 'bestseller' | 'listings'>;
const RANKED = { title: 1, images: { $slice: 1 }, bestseller: 1, listings: 1 } as const;

/** Products by position, including drafts, and the version to pass when saving a new order. */
export interface ProductRanking {
  readonly version: number;
  readonly products: readonly RankedProduct[];
}

/** Offset that moves products beyond the last position during a change, because the unique index applies to each write. */
const ASIDE = 1_000_000;

/** Thrown to abort the transaction: the order has changed since it was read. */
class OrderOvertakenError extends Error {
  override readonly name = 'OrderOvertakenError';
}

type Placed = Pick<ProductRecord, 'position' | 'number' | 'title'> & { readonly _id: Types.ObjectId };

/** Reads and changes the order of products. */
export function createProductRanking(connection: Connection, audit: AuditService) {
  const products = productModel(connection);
  const orders = productRankingModel(connection);

  /** Increments the version if it still equals `seen`. Concurrent claims write the same document, so one aborts. */
  async function claim(seen: number, session: ClientSession): Promise<void> {
    const { matchedCount, upsertedCount } = await orders.updateOne(
      { _id: PRODUCT_RANKING_ID, version: seen },
      { $inc: { version: 1 } },
      { session, upsert: seen === 0 },
    );
    if (matchedCount + upsertedCount === 0) throw new OrderOvertakenError();
  }

  /**
   * Reads from the database, version first: if the order changes in between, `save` returns a conflict instead of overwriting
   * it.
   */
  async function read(): Promise<ProductRanking> {
    const version = (await orders.findById(PRODUCT_RANKING_ID).lean())?.version ?? 0;
    const rows = await products
      .find({}, RANKED)
      .sort({ position: 1, _id: 1 })
      .limit(MAXIMUM_PRODUCTS)
      .lean<RankedProduct[]>();
    return { version, products: rows };
  }

  return {
    read,

    /** Saves the order of all products unless the order or the set of products has changed since it was read. */
    async save(
      ids: readonly string[],
      seenVersion: number,
      staffId: string,
    ): Promise<
      { readonly value: ProductRanking } | { readonly refused: InvalidInput } | { readonly conflict: ProductRanking }
    > {
      const isValid = ids.length <= MAXIMUM_PRODUCTS && new Set(ids).size === ids.length && seenVersion >= 0;
      const refused = refuseInput(isValid ? [] : [{ path: 'productIds', key: 'input.invalid' }]);
      if (refused) return refused;
      try {
        await inTransaction(connection, async (session) => {
          await claim(seenVersion, session);
          const present: Placed[] = await products
            .find({}, { position: 1, number: 1, title: 1 }, { session })
            .sort({ position: 1, _id: 1 })
            .limit(MAXIMUM_PRODUCTS)
            .lean();
          const moves = movesTo(ids, present);
          if (!moves) throw new OrderOvertakenError();
          if (moves.length === 0) return;
          await products.updateMany(
            { _id: { $in: moves.map(({ product }) => product._id) } },
            { $inc: { position: ASIDE } },
            { session },
          );
          await products.bulkWrite(
            moves.map(({ product, position }) => ({
              updateOne: {
                filter: { _id: product._id, position: product.position + ASIDE },
                update: { $set: { position, number: getProductNumber(product) } },
              },
            })),
            { session },
          );
          await audit.record(session, {
            by: staffId,
            action: 'PRODUCTS_ORDERED',
            subject: 'PRODUCT_RANKING',
            subjectId: PRODUCT_RANKING_ID,
            before: { order: formatPlaces(moves, present) },
            after: { order: formatPlaces(moves, inOrder(ids, present)) },
          });
        });
        return { value: await read() };
      } catch (error) {
        // A duplicate key means that a concurrent change inserted the first document.
        if (error instanceof OrderOvertakenError || isDuplicateKey(error)) return { conflict: await read() };
        throw error;
      }
    },
  };
}

interface Move {
  readonly product: Placed;
  readonly position: number;
}

function inOrder(ids: readonly string[], present: readonly Placed[]): Placed[] {
  const byId = new Map(present.map((product) => [String(product._id), product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reassigns the existing positions; null if `ids` are not exactly those of all products. */
function movesTo(ids: readonly string[], present: readonly Placed[]): Move[] | null {
  const wanted = inOrder(ids, present);
  if (ids.length !== present.length || wanted.length !== present.length) return null;
  return wanted.flatMap((product, index) => {
    const position = present[index]?.position ?? product.position;
    return position === product.position ? [] : { product, position };
  });
}

/** The moved products with their ranks, for the audit log. */
function formatPlaces(moves: readonly Move[], all: readonly Placed[]): string {
  const movedOnes = new Set(moves.map(({ product }) => product));
  return all
    .flatMap((product, index) => (movedOnes.has(product) ? `${index + 1}. ${product.title.ko}` : []))
    .join('\n');
}
