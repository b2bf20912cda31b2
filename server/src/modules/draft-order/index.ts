export type { DraftOrderRecord } from './draft-order.model.ts';
export type { DraftOrderServices } from './draft-order.module.ts';
export { presentOpenLink } from './draft-order.presenter.ts';
export type { ReplacementOrders } from './replacement-orders.service.ts';
