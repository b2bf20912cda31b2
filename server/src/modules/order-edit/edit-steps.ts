import { randomUUID } from 'node:crypto';
import { type ChangeOrder, type EditedContents, type OrderRecord, revisionOf, type Unchanged } from '../order/index.ts';
import { decideEdit, decideProposal, type WantedContents } from './edit-decisions.ts';
import {
  type EditAuthor,
  type EditRefusal,
  type JudgedEdit,
  judgeContents,
  type PreparedEdit,
  whyNotEditable,
} from './edit-judgement.ts';

/** What the author saw of the order; an edit of anything else is refused. */
export interface SeenOrder {
  readonly revision: number;
  /** The total after the edit that the author agreed to, in minor units; null before they saw it. */
  readonly acceptedTotal: number | null;
}

/** What an edit came to. With `proposed`, the customer has to agree to it first, and to pay for it. */
export type StepOutcome =
  | Unchanged<EditRefusal>
  | { readonly edited: OrderRecord }
  | { readonly proposed: OrderRecord }
  | { readonly otherTotal: OrderRecord; readonly after: EditedContents };

/** Makes the edit of an order as it is now, or says why there is none. */
export type PrepareEdit<Other> = (
  order: OrderRecord,
) => Promise<PreparedEdit | { readonly refused: EditRefusal } | Other>;

const isPrepared = (edit: object): edit is PreparedEdit => 'after' in edit;

/** The steps that all edits share. */
export function createEditSteps(changeOrder: ChangeOrder) {
  /** What the edit comes to, with nothing written. */
  async function judge<Other extends object>(
    order: OrderRecord,
    author: EditAuthor,
    revision: number,
    prepare: PrepareEdit<Other>,
  ): Promise<JudgedEdit | Unchanged<EditRefusal> | Other> {
    const refused = whyNotEditable(order, author);
    if (refused) return refused;
    if (revisionOf(order) !== revision) return { conflict: order };
    const prepared = await prepare(order);
    return isPrepared(prepared) ? judgeContents(order, prepared, author) : prepared;
  }

  /** Makes an edit that was judged, or has the customer asked who is to pay more for it. */
  async function make(order: OrderRecord, wanted: WantedContents): Promise<StepOutcome> {
    const requestId = randomUUID();
    // Both prices are those of the revision that the author saw, which each decision looks for.
    const isDearer = wanted.after.amounts.total > order.amounts.total;
    const changed = await changeOrder<EditRefusal>({ _id: order._id }, (current, now) =>
      isDearer ? decideProposal(current, wanted, requestId, now) : decideEdit(current, wanted, now),
    );
    if (!changed) return { conflict: order };
    if (!('order' in changed)) return changed;
    return isDearer ? { proposed: changed.order } : { edited: changed.order };
  }

  return {
    judge,

    /**
     * Edits an order. Of several people who edit, ship or cancel it at once, one gets through; the others are told what it
     * has become. A payment that moves at the same moment only has the edit judged again. Throws ShortageError.
     */
    async run<Other extends object = never>(
      order: OrderRecord,
      author: EditAuthor,
      { revision, acceptedTotal }: SeenOrder,
      prepare: PrepareEdit<Other>,
    ): Promise<StepOutcome | Other> {
      const judged = await judge(order, author, revision, prepare);
      if (!isPrepared(judged)) return judged;
      const { after, addressCheck } = judged;
      const { total } = after.amounts;
      if (total !== order.amounts.total && total !== acceptedTotal) return { otherTotal: order, after };
      return make(order, { id: randomUUID(), author, revision, after, addressCheck });
    },
  };
}

export type EditSteps = ReturnType<typeof createEditSteps>;
