import type { DraftOrderStatus } from '@eunbit/schema/draft-order';

export const DRAFT_STATUS_PALETTE: Readonly<Record<DraftOrderStatus, string>> = {
  OPEN: 'purple',
  SENT: 'amber',
  PLACED: 'green',
  EXPIRED: 'gray',
  CANCELLED: 'red',
};
