import type { ReturnReason, ReturnState, ReturnWish } from '@eunbit/schema/return';

/** Message keys of the API's enums. */
export const RETURN_STATE_TEXTS: Readonly<Record<ReturnState, string>> = {
  REQUESTED: 'order.return.state.requested',
  APPROVED: 'order.return.state.approved',
  REFUSED: 'order.return.state.refused',
  WITHDRAWN: 'order.return.state.withdrawn',
  EXPIRED: 'order.return.state.expired',
  IN_TRANSIT: 'order.return.state.inTransit',
  RECEIVED: 'order.return.state.received',
  INSPECTED: 'order.return.state.inspected',
  SETTLED: 'order.return.state.settled',
};

export const RETURN_WISH_TEXTS: Readonly<Record<ReturnWish, string>> = {
  REFUND: 'order.return.wish.refund',
  EXCHANGE: 'order.return.wish.exchange',
  MISSING_ITEM: 'order.return.wish.missing',
};

export const RETURN_REASON_TEXTS: Readonly<Record<ReturnReason, string>> = {
  CHANGE_OF_MIND: 'order.return.reason.changeOfMind',
  DEFECTIVE: 'order.return.reason.defective',
  DAMAGED_IN_TRANSIT: 'order.return.reason.damaged',
  WRONG_ITEM: 'order.return.reason.wrongItem',
  NOT_AS_DESCRIBED: 'order.return.reason.notAsDescribed',
  MISSING_ITEM: 'order.return.reason.missing',
};

interface ReturnProgress {
  readonly state: ReturnState;
  readonly wish: ReturnWish;
  readonly goodsComeBack: boolean;
  readonly pickup?: object | null;
  readonly isSendable: boolean;
}

/** Message key of what happens next; null where nothing does. */
export function nextText({ state, wish, goodsComeBack, pickup, isSendable }: ReturnProgress): string | null {
  switch (state) {
    case 'REQUESTED':
      return 'order.return.next.requested';
    case 'APPROVED':
      if (!goodsComeBack) return 'order.return.next.kept';
      if (pickup) return 'order.return.next.pickup';
      return isSendable ? 'order.return.next.send' : null;
    case 'IN_TRANSIT':
      return 'order.return.next.inTransit';
    case 'RECEIVED':
      return 'order.return.next.received';
    case 'INSPECTED':
      return wish === 'REFUND' ? 'order.return.next.refund' : 'order.return.next.exchange';
    case 'EXPIRED':
      return 'order.return.next.expired';
    default:
      return null;
  }
}
