import type { EditSettlement, WantedLine } from '@eunbit/schema/order-edit';
import type { PaymentRequestKind } from '@eunbit/schema/payment-request';
import { validateEditReason } from '@eunbit/schema/validation-order-edit';
import { validateWantedLines } from '@eunbit/schema/validation-order-lines';
import { refuse, refuseInput } from '../../common/refusal.ts';
import type { CatalogueLive } from '../catalogue/index.ts';
import {
  type EditedContents,
  type OrderRecord,
  type RefundAuthority,
  toContents,
  type Unchanged,
  unitsBeyond,
} from '../order/index.ts';
import { kindOfNext } from '../payment-request/index.ts';
import { type Shortage, ShortageError, type StockLive, stockId } from '../stock/index.ts';
import type { EditRefusal, PreparedEdit, StaffAuthor } from './edit-checks.ts';
import type { EditPricing } from './edit-pricing.ts';
import { settlementOf } from './edit-rules.ts';
import type { EditSteps, SeenOrder, StepOutcome } from './edit-steps.ts';
import { type ProductsToday, toEditedLines } from './line-rules.ts';

interface Short {
  readonly shortages: readonly Shortage[];
}

/** A preview of an edit of lines. */
export interface LinePreview {
  readonly order: OrderRecord;
  readonly before: EditedContents;
  readonly after: EditedContents;
  readonly settlement: EditSettlement;
}

interface Deps extends Pick<CatalogueLive, 'catalogueCache'>, Pick<StockLive, 'stockLevels'> {
  readonly steps: EditSteps;
  readonly price: EditPricing;
}

const SETTLEMENTS_OF_MORE = {
  PAYMENT: 'PAYMENT_REQUEST',
  AUTHORISATION: 'AUTHORISE_MORE',
  AGREEMENT: 'AWAIT_MORE',
} as const satisfies Record<PaymentRequestKind, EditSettlement>;

/** How the difference is settled; `check` has rejected edits that cannot be settled. */
function settlementOfEdit(order: OrderRecord, before: EditedContents, after: EditedContents): EditSettlement {
  const difference = after.amounts.total - before.amounts.total;
  if (difference > 0) return SETTLEMENTS_OF_MORE[kindOfNext(order) ?? 'PAYMENT'];
  return difference === 0 ? 'NOTHING' : (settlementOf(order.payment) ?? 'NOTHING');
}

/** Edits of lines by staff before anything is shipped (ORDER-39). */
export function createLineEditService({ steps, price, catalogueCache, stockLevels }: Deps) {
  async function readToday(order: OrderRecord): Promise<ProductsToday> {
    const { byId, stores } = await catalogueCache.read();
    return { sold: (id) => stores[order.market].byId.get(id), title: (id) => byId.get(id)?.title ?? null };
  }

  const toPrepare =
    (wanted: readonly WantedLine[]) =>
    async (order: OrderRecord): Promise<PreparedEdit | { readonly refused: EditRefusal }> => {
      // Removing units would be a loss for the customer: they are at no charge, and their return is already settled.
      if (order.origin?.returnNumber) return refuse('LINE_REFUSED', 'edit.settlesReturn');
      const edited = toEditedLines(order, wanted, await readToday(order));
      if ('refused' in edited) return edited;
      const after = await price(order, { ...toContents(order), lines: edited.lines });
      return { after, addressCheck: order.addressCheck };
    };

  /** Reads the in-memory stock, which may lag; the binding check is made when units are taken. */
  async function findShortages(order: OrderRecord, { lines }: EditedContents): Promise<Shortage[]> {
    const levels = await stockLevels.read();
    return unitsBeyond(lines, order.lines).flatMap(({ productId, quantity }) => {
      const level = levels.get(stockId(order.market, productId));
      const stopped = level?.stopped ?? true;
      const available = level && !stopped ? level.quantity : 0;
      return available < quantity ? [{ productId, quantity, available, stopped }] : [];
    });
  }

  return {
    /** Writes nothing. */
    async preview(
      order: OrderRecord,
      authority: RefundAuthority,
      revision: number,
      wanted: readonly WantedLine[],
    ): Promise<LinePreview | Unchanged<EditRefusal> | Short> {
      const invalid = refuseInput(validateWantedLines(wanted));
      if (invalid) return invalid;
      const checked = await steps.check<never>(order, { ...authority, reason: '' }, revision, toPrepare(wanted));
      if (!('after' in checked)) return checked;
      const { before, after } = checked;
      const shortages = await findShortages(order, after);
      if (shortages.length > 0) return { shortages };
      return { order, before, after, settlement: settlementOfEdit(order, before, after) };
    },

    async edit(
      order: OrderRecord,
      author: StaffAuthor,
      wanted: readonly WantedLine[],
      seen: SeenOrder,
    ): Promise<StepOutcome | Short> {
      const invalid = refuseInput([...validateWantedLines(wanted), ...validateEditReason(author.reason)]);
      if (invalid) return invalid;
      try {
        return await steps.run<never>(order, author, seen, toPrepare(wanted));
      } catch (error) {
        if (error instanceof ShortageError) return { shortages: error.shortages };
        throw error;
      }
    },
  };
}

export type LineEditService = ReturnType<typeof createLineEditService>;
