import type { ClientSession, Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { MAXIMUM_PRODUCTS } from './catalogue-cache.ts';
import { productModel } from './product.model.ts';
import type { ProductRecord } from './product.record.ts';
import { getProductNumber } from './product-number.ts';
import { PRODUCT_RANKING_ID, productRankingModel } from './product-ranking.model.ts';

/** Products in shop order, drafts included, and the version that a change of the order states to have seen. */
export interface ProductRanking {
  readonly version: number;
  readonly products: readonly ProductRecord[];
}

export type OrderSaving = 'saved' | 'conflict' | 'invalid';

/** Products stand beyond the last place while others take theirs: no two may ever have one, not even for a moment. */
const ASIDE = 1_000_000;

/** Thrown inside a transaction to abort it: the order is no longer the one that was on the screen. */
class OrderOvertakenError extends Error {
  override readonly name = 'OrderOvertakenError';
}

type Placed = Pick<ProductRecord, 'position' | 'number' | 'title'> & { readonly _id: Types.ObjectId };

/** The order in which a shop shows its products, and its change by staff. */
export function createProductRanking(connection: Connection, audit: AuditService) {
  const products = productModel(connection);
  const orders = productRankingModel(connection);

  /** Claims the version after the one that was seen. Two who claim the same write one document: one of them aborts. */
  async function claim(seen: number, session: ClientSession): Promise<void> {
    const { matchedCount, upsertedCount } = await orders.updateOne(
      { _id: PRODUCT_RANKING_ID, version: seen },
      { $inc: { version: 1 } },
      { session, upsert: seen === 0 },
    );
    if (matchedCount + upsertedCount === 0) throw new OrderOvertakenError();
  }

  return {
    /** From the database: what a screen begins with must not be newer than its version. */
    async read(): Promise<ProductRanking> {
      const version = (await orders.findById(PRODUCT_RANKING_ID).lean())?.version ?? 0;
      const rows = await products.find().sort({ position: 1, _id: 1 }).limit(MAXIMUM_PRODUCTS).lean();
      return { version, products: rows };
    },

    /** Puts all products into this order, unless the order or the products are others than those that were seen. */
    async save(ids: readonly string[], seenVersion: number, staffId: string): Promise<OrderSaving> {
      if (ids.length > MAXIMUM_PRODUCTS || new Set(ids).size < ids.length || seenVersion < 0) return 'invalid';
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
        return 'saved';
      } catch (error) {
        // Two make the first document at once.
        if (error instanceof OrderOvertakenError || isDuplicateKey(error)) return 'conflict';
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

/** Who gets which of the places that there are; null where the ids are not those of all products. */
function movesTo(ids: readonly string[], present: readonly Placed[]): Move[] | null {
  const wanted = inOrder(ids, present);
  if (ids.length !== present.length || wanted.length !== present.length) return null;
  return wanted.flatMap((product, index) => {
    const position = present[index]?.position ?? product.position;
    return position === product.position ? [] : { product, position };
  });
}

/** Those that were moved with their places among all, as the log shows them. */
function formatPlaces(moves: readonly Move[], all: readonly Placed[]): string {
  const movedOnes = new Set(moves.map(({ product }) => product));
  return all
    .flatMap((product, index) => (movedOnes.has(product) ? `${index + 1}. ${product.title.ko}` : []))
    .join('\n');
}
