export { hasNumber, isComplete } from './box-rules.ts';
export { createLabelPurchase } from './label-purchase.ts';
export { packLines, toBuyer } from './parcel.ts';
export type { ShipmentServices } from './shipment.module.ts';
export { type BoxFailure, joinFailures } from './shipment-failures.ts';
export { describeProblem, nextTryAt, toBoughtBox, toParcelRecord } from './shipment-rules.ts';
