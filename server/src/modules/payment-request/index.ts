export { PaymentRequestType } from './payment-request.types.ts';
export type { PaymentRequestServices } from './payment-request.wiring.ts';
export { openRequest } from './request-decisions.ts';
export { depositAfterAgreement, kindOfNext, problemOfRequest } from './request-rules.ts';
