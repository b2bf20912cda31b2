import type { PersonalData } from '../../common/personal-data.ts';
import type { DraftOrderRecord } from './draft-order.record.ts';
import type { DraftOrders } from './draft-orders.ts';

function exported(draft: DraftOrderRecord) {
  const { number, market, kind, state, email, phone, address, deliveryNote, lines, amounts, createdAt } = draft;
  return { number, market, kind, state, createdAt, email, phone, address, deliveryNote, lines, amounts };
}

/** Orders that staff have made for a member. */
export function draftOrderPersonalData(drafts: DraftOrders): PersonalData {
  return {
    part: 'draftOrders',
    exportData: async ({ id }) => (await drafts.ofMember(id)).map(exported),
    forget: ({ id }, transaction) => drafts.forgetMember(id, transaction),
  };
}
