export type { PaymentRequestServices } from './payment-request.module.ts';
export { PaymentRequestType } from './payment-request.types.ts';
export { openRequest } from './request-decisions.ts';
export { depositAfterAgreement, kindOfNext, problemOfRequest } from './request-rules.ts';
