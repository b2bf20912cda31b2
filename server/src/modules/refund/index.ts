export { presentLimitLeft, presentRefund } from './refund.presenter.ts';
export { RefundType } from './refund.types.ts';
export { addRefund } from './refund-decisions.ts';
export { destinationOfEdit, newRefund } from './refund-rules.ts';
export { planReturnRefund, type ReturnRefundPlan } from './return-refund.ts';
