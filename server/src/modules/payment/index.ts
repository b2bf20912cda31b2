export type { OrderPlacement } from './order-placement.ts';
export type { PaymentServices } from './payment.module.ts';
export { insufficientStock, presentMade } from './payment.presenter.ts';
export type { PaymentService } from './payment.service.ts';
export {
  CardProviderType,
  InsufficientStockError,
  OrderPlaced,
  PaymentFailedError,
  PaymentProcessing,
} from './payment.types.ts';
export { type BegunPayment, type MadePayment, PAYMENT_ENDED } from './payment-outcome.ts';
