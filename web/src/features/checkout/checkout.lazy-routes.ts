import { DRAFT_ORDER_PATH, ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import type { LazyScreenRoute } from '../../app/screen-route.ts';

const SUCCESS = 'src/features/checkout/payment-return/SuccessPage.tsx';
const CANCEL = 'src/features/checkout/payment-return/CancelPage.tsx';

const loadSuccess = async () => ({ Component: (await import('./payment-return/SuccessPage.tsx')).SuccessPage });
const loadCancel = async () => ({ Component: (await import('./payment-return/CancelPage.tsx')).CancelPage });

const CHECKOUT = {
  source: 'src/features/checkout/CheckoutPage.tsx',
  texts: ['address'],
  frame: 'bare',
  listed: false,
  access: 'anybody',
} as const;

/** Pages of a purchase, which are open to everybody. */
const BUYER = { frame: 'shop', listed: false, access: 'anybody' } as const;

export const routes: readonly LazyScreenRoute[] = [
  {
    ...CHECKOUT,
    path: '/checkout_Korea',
    load: async () => {
      const { CheckoutKoreaPage, loadCheckoutPage } = await import('./CheckoutPage.tsx');
      return { Component: CheckoutKoreaPage, loader: loadCheckoutPage };
    },
  },
  {
    ...CHECKOUT,
    path: '/checkout_US',
    load: async () => {
      const { CheckoutUsPage, loadCheckoutPage } = await import('./CheckoutPage.tsx');
      return { Component: CheckoutUsPage, loader: loadCheckoutPage };
    },
  },
  { ...BUYER, path: '/success', source: SUCCESS, load: loadSuccess, texts: ['order', 'account'] },
  { ...BUYER, path: '/success_ko', source: SUCCESS, load: loadSuccess, texts: ['order', 'account'] },
  {
    ...BUYER,
    path: ORDER_PAYMENT_PATH,
    source: 'src/features/checkout/order-payment/OrderPaymentPage.tsx',
    load: async () => {
      const { OrderPaymentPage, loadOrderPayment } = await import('./order-payment/OrderPaymentPage.tsx');
      return { Component: OrderPaymentPage, loader: loadOrderPayment };
    },
    texts: ['order'],
  },
  {
    ...BUYER,
    path: DRAFT_ORDER_PATH,
    source: 'src/features/checkout/draft-order/DraftOrderPage.tsx',
    load: async () => {
      const { DraftOrderPage, loadDraftOrder } = await import('./draft-order/DraftOrderPage.tsx');
      return { Component: DraftOrderPage, loader: loadDraftOrder };
    },
    texts: ['order'],
  },
  { ...BUYER, path: '/cancel', source: CANCEL, load: loadCancel },
];
