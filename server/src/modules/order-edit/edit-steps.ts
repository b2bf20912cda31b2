import { randomUUID } from 'node:crypto';
import { type ChangeOrder, type EditedContents, type OrderRecord, revisionOf, type Unchanged } from '../order/index.ts';
import {
  type CheckedEdit,
  checkContents,
  type EditAuthor,
  type EditRefusal,
  type PreparedEdit,
  whyNotEditable,
} from './edit-checks.ts';
import { decideEdit, decideProposal, type WantedContents } from './edit-decisions.ts';

/** The state of the order that the author saw; if it has changed, the edit is rejected. */
export interface SeenOrder {
  readonly revision: number;
  /** The total after the edit that the author agreed to, in minor units; null before they saw it. */
  readonly acceptedTotal: number | null;
}

/** The result of an edit. With `proposed`, the customer first has to accept it and pay. */
export type StepOutcome =
  | Unchanged<EditRefusal>
  | { readonly edited: OrderRecord }
  | { readonly proposed: OrderRecord }
  | { readonly otherTotal: OrderRecord; readonly after: EditedContents };

/** Prepares the edit of the current order, or returns why it is rejected. */
export type PrepareEdit<Other> = (
  order: OrderRecord,
) => Promise<PreparedEdit | { readonly refused: EditRefusal } | Other>;

const isPrepared = (edit: object): edit is PreparedEdit => 'after' in edit;

/** The steps that all edits share. */
export function createEditSteps(changeOrder: ChangeOrder) {
  /** Checks an edit without saving it. */
  async function check<Other extends object>(
    order: OrderRecord,
    author: EditAuthor,
    revision: number,
    prepare: PrepareEdit<Other>,
  ): Promise<CheckedEdit | Unchanged<EditRefusal> | Other> {
    const refused = whyNotEditable(order, author);
    if (refused) return refused;
    if (revisionOf(order) !== revision) return { conflict: order };
    const prepared = await prepare(order);
    return isPrepared(prepared) ? checkContents(order, prepared, author) : prepared;
  }

  /** Saves an edit that was checked, or proposes it to the customer if the price rises. */
  async function make(order: OrderRecord, wanted: WantedContents): Promise<StepOutcome> {
    const requestId = randomUUID();
    // Both totals belong to the revision that the author saw; each decision checks it again.
    const isDearer = wanted.after.amounts.total > order.amounts.total;
    const changed = await changeOrder<EditRefusal>({ _id: order._id }, (current, now) =>
      isDearer ? decideProposal(current, wanted, requestId, now) : decideEdit(current, wanted, now),
    );
    if (!changed) return { conflict: order };
    if (!('order' in changed)) return changed;
    return isDearer ? { proposed: changed.order } : { edited: changed.order };
  }

  return {
    check,

    /**
     * Edits an order. If several people edit, ship or cancel it concurrently, one succeeds; the others get the current order.
     * After a concurrent payment change, the edit is only checked again. Throws ShortageError.
     */
    async run<Other extends object = never>(
      order: OrderRecord,
      author: EditAuthor,
      { revision, acceptedTotal }: SeenOrder,
      prepare: PrepareEdit<Other>,
    ): Promise<StepOutcome | Other> {
      const checked = await check(order, author, revision, prepare);
      if (!isPrepared(checked)) return checked;
      const { after, addressCheck } = checked;
      const { total } = after.amounts;
      if (total !== order.amounts.total && total !== acceptedTotal) return { otherTotal: order, after };
      return make(order, { id: randomUUID(), author, revision, after, addressCheck });
    },
  };
}

export type EditSteps = ReturnType<typeof createEditSteps>;
