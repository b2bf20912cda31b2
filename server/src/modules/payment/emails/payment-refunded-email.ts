import { policyText } from '@eunbit/schema/policy-text';
import type { CheckoutRecord } from '../../checkout/index.ts';
import { button, type EmailTemplate, facts, text } from '../../email/index.ts';
import { lineBlock, type OrderRecord, orderMoney } from '../../order/index.ts';

const WORDS = {
  ko: {
    subject: '[은빛] 결제하신 금액을 환불해 드렸습니다',
    preheader: '주문하신 상품을 준비할 수 없어 결제 금액 전액을 환불했습니다.',
    title: '죄송합니다. 결제를 취소했습니다',
    opening:
      '결제하시는 동안 상품이 모두 판매되어 주문을 받지 못했습니다. 결제하신 금액은 같은 카드로 전액 환불했습니다.',
    refunded: '환불 금액',
    shop: '다른 상품 보기',
    reason: '고객님의 결제에 관한 안내로, 결제하실 때 적어 주신 주소로 보내 드립니다.',
  },
  en: {
    subject: '[Eunbit] We have paid your money back',
    preheader: 'We could not take your order, so your payment goes back in full.',
    title: 'We are sorry: your payment was returned',
    opening:
      'While you were paying, the items were sold, so that we could not take your order. Your payment goes back to your card in full.',
    refunded: 'Paid back',
    shop: 'See other products',
    reason: 'You get this email because of your payment. It goes to the address you gave with it.',
  },
} as const;

/** To the customer: a payment was taken but no order could be placed, so it was refunded. */
export const paymentRefunded: EmailTemplate<'PAYMENT_REFUNDED', PaymentEmailSources> = async (
  { checkoutId },
  { language },
  sources,
) => {
  const checkout = await sources.checkout(checkoutId);
  if (!checkout?.payment) return null;
  const { market, payment } = checkout;
  const words = WORDS[language];
  return {
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    market,
    language,
    blocks: [
      text(`${words.opening} ${policyText(market, language).cardRefund}`),
      facts({ label: words.refunded, value: orderMoney(checkout, payment.amounts.total) }),
      lineBlock({ market, lines: payment.lines }, language, sources.links),
      button(words.shop, sources.links.page('/', { market, language })),
    ],
    reason: words.reason,
  };
};

export interface PaymentEmailSources {
  checkout(id: string): Promise<CheckoutRecord | null>;
  order(number: string): Promise<OrderRecord | null>;
}
