import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { PersonalData } from '../../common/personal-data.ts';
import type { CheckoutPayments } from '../checkout/index.ts';
import type { DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrders } from './draft-orders.ts';
import type { DraftWriter } from './draft-writer.ts';

function exported(draft: DraftOrderRecord) {
  const { number, market, kind, status, email, phone, address, lines, amounts, createdAt } = draft;
  return { number, market, kind, status, createdAt, email, phone, address, ...buyerNotesOf(draft), lines, amounts };
}

interface Deps {
  readonly drafts: DraftOrders;
  readonly writer: DraftWriter;
  readonly checkoutPayments: CheckoutPayments;
}

/** Orders that staff have made for a member. */
export function draftOrderPersonalData({ drafts, writer, checkoutPayments }: Deps): PersonalData {
  return {
    part: 'draftOrders',
    exportData: async ({ id }) => (await drafts.ofMember(id)).map(exported),
    async forget({ id }, transaction) {
      for (const draft of await drafts.forgetMember(id, transaction)) {
        await checkoutPayments.moveToGuest(transaction, draft, writer.newPassCode());
      }
    },
  };
}
