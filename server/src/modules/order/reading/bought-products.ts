import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { Bilingual } from '../../../common/bilingual.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPageBy } from '../../../common/numbered-page.ts';
import { orderModel } from '../order.model.ts';

/** A product that a buyer has bought, over all their orders of a store that were not cancelled. */
export interface BoughtProduct {
  readonly _id: { readonly productId: string; readonly market: Market };
  readonly slug: string;
  /** The title at the latest purchase. */
  readonly title: Bilingual;
  readonly mediaId: string;
  readonly units: number;
  readonly lastBoughtAt: Date;
}

/** The products that a member has bought, latest purchase first. Reads that member's orders only. */
export async function readBoughtProducts(
  connection: Connection,
  userId: string,
  request: NumberedPageRequest,
): Promise<NumberedPage<BoughtProduct>> {
  return readNumberedPageBy(request, async (offset, first) => {
    const [answer] = await orderModel(connection).aggregate<{ rows: BoughtProduct[]; counts: { total: number }[] }>([
      { $match: { userId, status: { $ne: 'ORDER_CANCELLED' } } },
      { $sort: { createdAt: 1, _id: 1 } },
      { $unwind: '$lines' },
      {
        $group: {
          _id: { productId: '$lines.productId', market: '$market' },
          slug: { $last: '$lines.slug' },
          title: { $last: '$lines.title' },
          mediaId: { $last: '$lines.mediaId' },
          units: { $sum: '$lines.quantity' },
          lastBoughtAt: { $last: '$createdAt' },
        },
      },
      {
        $facet: {
          rows: [{ $sort: { lastBoughtAt: -1, _id: 1 } }, { $skip: offset }, { $limit: first }],
          counts: [{ $count: 'total' }],
        },
      },
    ]);
    return { rows: answer?.rows ?? [], totalCount: answer?.counts[0]?.total ?? 0 };
  });
}
