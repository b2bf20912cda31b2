import type { DraftOrderState } from '@eunbit/schema/draft-order';

export const DRAFT_STATE_PALETTE: Readonly<Record<DraftOrderState, string>> = {
  OPEN: 'purple',
  SENT: 'amber',
  PLACED: 'green',
  EXPIRED: 'gray',
  CANCELLED: 'red',
};
