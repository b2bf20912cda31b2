import { personName } from '@eunbit/schema/person-name';
import { button, type EmailTemplate, facts, heading, text } from '../../email/index.ts';
import { amountBlock, lineBlock, orderFacts, orderMoment, orderMoney, orderPage } from './order-blocks.ts';
import type { OrderEmailSources } from './order-email-sources.ts';
import { ORDER_WORDS } from './order-words.ts';

const WORDS = {
  ko: {
    subject: (number: string) => `[은빛] 영수증 (${number})`,
    preheader: (total: string) => `${total} 결제 영수증입니다.`,
    title: '영수증',
    opening: (name: string) => `${name} 님, 요청하신 영수증을 보내 드립니다.`,
    paid: '결제 금액',
    paidOn: '주문 일시',
    method: '결제 방법',
    from: '판매자',
    registration: '사업자등록번호',
    items: '구매하신 상품',
    see: '주문 내역 보기',
    reason: '고객님의 주문 영수증으로, 요청을 받아 주문하실 때 적어 주신 주소로 보내 드립니다.',
  },
  en: {
    subject: (number: string) => `[Eunbit] Your receipt for order ${number}`,
    preheader: (total: string) => `Your receipt for ${total}.`,
    title: 'Receipt',
    opening: (name: string) => `Hello ${name}, here is the receipt you asked for.`,
    paid: 'Amount paid',
    paidOn: 'Ordered at',
    method: 'Payment',
    from: 'Sold by',
    registration: 'Business registration',
    items: 'What you bought',
    see: 'See your order',
    reason: 'You get this receipt because it was asked for. It goes to the address you gave with your order.',
  },
} as const;

/** To the customer: what they bought and paid. Null once the payment was refunded. */
export const orderReceipt: EmailTemplate<'ORDER_RECEIPT', OrderEmailSources> = async (
  { orderNumber },
  { language },
  { order: find, links, settings: { company } },
) => {
  const order = await find(orderNumber);
  if (order?.payment.status !== 'PAID') return null;
  const { market } = order;
  const [words, shared] = [WORDS[language], ORDER_WORDS[language]];
  const total = orderMoney(order, order.amounts.total);
  return {
    subject: words.subject(order.number),
    preheader: words.preheader(total),
    title: words.title,
    market,
    language,
    blocks: [
      text(words.opening(personName(order.address))),
      facts(
        { label: words.paid, value: total },
        { label: words.method, value: shared.methods[order.payment.method] },
        { label: words.paidOn, value: orderMoment(order, order.createdAt, language) },
      ),
      heading(words.items),
      lineBlock(order, language, links),
      amountBlock(order, language),
      orderFacts(order, language),
      facts(
        { label: words.from, value: company.name[language] },
        { label: words.registration, value: company.businessRegistrationNumber },
      ),
      button(words.see, orderPage(links, order, language)),
    ],
    reason: words.reason,
  };
};
