import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { AddressCheck } from '@eunbit/schema/checkout';
import type { OrderEditor } from '@eunbit/schema/order-edit';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Bilingual } from '../../common/bilingual.ts';
import type { EditedContents } from '../order/edit/order-edit.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { openPaymentRequest } from '../order/payment-requests.record.ts';
import type { RefundAuthority } from '../order/refund-authority.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import { findContentChanges, isChange, toContents } from './edit-contents.ts';
import type { EditMoney } from './edit-money.ts';
import { type EditProblem, problemOfEdit, wordFor } from './edit-rules.ts';
import type { EditWriter, JudgedEdit } from './edit-writer.ts';

/** Attempts when the payment moves at the same moment, which it does a few times per order. */
const TRIES = 3;

/** Who edits: a member of staff, with a reason, or the buyer. */
export interface StaffAuthor extends RefundAuthority {
  readonly reason: string;
}
export type EditAuthor = StaffAuthor | { readonly staffId: null };

/** What the author saw of the order; an edit of anything else is refused. */
export interface SeenOrder {
  readonly revision: number;
  /** The total after the edit that the author agreed to, in minor units; null before they saw it. */
  readonly acceptedTotal: number | null;
}

/** Why an edit is not made. */
export type EditRefusal =
  | { readonly outcome: 'conflict' | 'pending'; readonly order: OrderRecord }
  | { readonly outcome: 'tooMany' }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | { readonly outcome: 'refused'; readonly problem: EditProblem; readonly product?: Bilingual | null };

export type AttemptOutcome =
  | EditRefusal
  /** `proposed`: the customer is asked to agree to it first, and to pay for it. */
  | { readonly outcome: 'edited' | 'proposed'; readonly order: OrderRecord }
  | { readonly outcome: 'totalChanges'; readonly order: OrderRecord; readonly after: EditedContents };

/** What an order is to become. */
export interface PreparedEdit {
  readonly after: EditedContents;
  readonly addressCheck: AddressCheck | null;
}

/** Makes the edit of an order as it is now, or says why there is none. */
export type PrepareEdit<Other> = (order: OrderRecord) => Promise<PreparedEdit | Other>;

interface Deps {
  readonly orders: OrderReader;
  readonly writer: EditWriter;
  readonly money: EditMoney;
}

/** The steps that all edits share. */
export function createEditAttempts({ orders, writer, money }: Deps) {
  /** What the edit comes to, with nothing written. */
  async function judge<Other extends { readonly outcome: string }>(
    order: OrderRecord,
    author: EditAuthor,
    revision: number,
    prepare: PrepareEdit<Other>,
  ): Promise<JudgedEdit | EditRefusal | Other> {
    const editor: OrderEditor = author.staffId === null ? 'BUYER' : 'STAFF';
    const refuse = (problem: EditProblem): EditRefusal => ({ outcome: 'refused', problem: wordFor(editor, problem) });
    const problem = problemOfEdit(order, editor);
    if (problem) return refuse(problem);
    // Staff have begun with it; nobody but colleagues is told who, and that it may be undone.
    if (order.pendingChange && editor === 'BUYER') return refuse('edit.tooLate');
    if (openPaymentRequest(order)) return refuse('edit.requested');
    if (order.pendingChange) return { outcome: 'pending', order };
    if ((order.revision ?? 0) !== revision) return { outcome: 'conflict', order };
    const prepared = await prepare(order);
    if ('outcome' in prepared) return prepared;
    const { after, addressCheck } = prepared;
    const before = toContents(order);
    const changes = findContentChanges(before, after);
    if (!isChange(changes)) return refuse('edit.nothing');
    const refused = money.problemOf(order, { before, after }, author.staffId === null ? null : author);
    return refused ? refuse(refused) : { before, after, changes, addressCheck };
  }

  /** One attempt; null if the order's payment moved meanwhile. */
  async function attempt<Other extends { readonly outcome: string }>(
    order: OrderRecord,
    author: EditAuthor,
    seen: SeenOrder,
    prepare: PrepareEdit<Other>,
  ): Promise<AttemptOutcome | Other | null> {
    const judged = await judge(order, author, seen.revision, prepare);
    if ('outcome' in judged) return judged;
    const { after } = judged;
    const { total } = after.amounts;
    if (total !== order.amounts.total && total !== seen.acceptedTotal) return { outcome: 'totalChanges', order, after };
    if (total > order.amounts.total) {
      const asked = await writer.propose(order, judged, author);
      return asked && { outcome: 'proposed', order: asked };
    }
    if (author.staffId !== null) money.assertConfirmed(order, judged, author);
    const saved = await writer.write(order, judged, author);
    return saved && { outcome: 'edited', order: saved };
  }

  return {
    judge,

    /**
     * Edits an order. Of several people who edit, ship or cancel it at once, one gets through; the others are told what it
     * has become. A payment that moves at the same moment only has the edit judged again. Throws ShortageError.
     */
    async run<Other extends { readonly outcome: string } = never>(
      order: OrderRecord,
      author: EditAuthor,
      seen: SeenOrder,
      prepare: PrepareEdit<Other>,
    ): Promise<AttemptOutcome | Other> {
      let current = order;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const outcome = await attempt(current, author, seen, prepare);
        if (outcome) return outcome;
        const now = await orders.byNumber(order.number);
        if (!now) break;
        current = now;
      }
      return { outcome: 'conflict', order: current };
    },
  };
}

export type EditAttempts = ReturnType<typeof createEditAttempts>;
