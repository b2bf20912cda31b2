import type { ReturnReason, ReturnResolution, ReturnStatus } from '@eunbit/schema/return';

/** Message keys of the API's enums. */
export const RETURN_STATUS_TEXTS: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: 'returns.state.requested',
  APPROVED: 'returns.state.approved',
  REFUSED: 'returns.state.refused',
  WITHDRAWN: 'returns.state.withdrawn',
  EXPIRED: 'returns.state.expired',
  IN_TRANSIT: 'returns.state.inTransit',
  RECEIVED: 'returns.state.received',
  INSPECTED: 'returns.state.inspected',
  AWAITING_PAYMENT: 'returns.state.awaitingPayment',
  SETTLED: 'returns.state.settled',
};

export const RETURN_RESOLUTION_TEXTS: Readonly<Record<ReturnResolution, string>> = {
  REFUND: 'returns.resolution.refund',
  EXCHANGE: 'returns.resolution.exchange',
  MISSING_ITEM: 'returns.resolution.missing',
};

export const RETURN_REASON_TEXTS: Readonly<Record<ReturnReason, string>> = {
  CHANGE_OF_MIND: 'returns.reason.changeOfMind',
  DEFECTIVE: 'returns.reason.defective',
  DAMAGED_IN_TRANSIT: 'returns.reason.damaged',
  WRONG_ITEM: 'returns.reason.wrongItem',
  NOT_AS_DESCRIBED: 'returns.reason.notAsDescribed',
  MISSING_ITEM: 'returns.reason.missing',
};

interface ReturnProgress {
  readonly status: ReturnStatus;
  readonly resolution: ReturnResolution;
  readonly hasGoodsToSendBack: boolean;
  readonly pickup?: object | null;
  readonly label?: object | null;
  readonly isSendable: boolean;
  readonly history: readonly { readonly status: ReturnStatus }[];
}

const SETTLING: ReadonlySet<ReturnStatus> = new Set(['AWAITING_PAYMENT', 'SETTLED']);

/** Message key of the next step; null if there is none. */
export function nextText({
  status,
  resolution,
  hasGoodsToSendBack,
  pickup,
  label,
  isSendable,
  history,
}: ReturnProgress): string | null {
  if ((status === 'INSPECTED' || status === 'APPROVED') && history.some((step) => SETTLING.has(step.status))) {
    return 'returns.next.again';
  }
  switch (status) {
    case 'REQUESTED':
      return 'returns.next.requested';
    case 'APPROVED':
      if (!hasGoodsToSendBack) return 'returns.next.kept';
      if (pickup) return 'returns.next.pickup';
      if (label) return 'returns.next.label';
      return isSendable ? 'returns.next.send' : null;
    case 'IN_TRANSIT':
      return 'returns.next.inTransit';
    case 'RECEIVED':
      return 'returns.next.received';
    case 'INSPECTED':
      return resolution === 'REFUND' ? 'returns.next.refund' : 'returns.next.exchange';
    case 'EXPIRED':
      return 'returns.next.expired';
    default:
      return null;
  }
}
