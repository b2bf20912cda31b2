import type { Language } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { button, type EmailTemplate, facts, heading, note, text } from '../../email/index.ts';
import { amountBlock, findPaymentRequest, lineBlock, orderMoment, orderMoney } from '../../order/index.ts';
import { depositAfterAgreement } from '../../payment-request/index.ts';
import { editFacts } from './edit-words.ts';
import type { OrderEditEmailSources } from './order-edit-emails.ts';

declare module '../../email/email-refs.ts' {
  interface EmailRefs {
    /** An edit raises the price: the customer is asked to accept it and, for card payments, to pay the difference. */
    ORDER_EDIT_PROPOSED: { readonly orderNumber: string; readonly requestId: string };
  }
}

/** Texts that depend on who requested the edit and how the difference is paid: card, new authorisation or transfer. */
interface WordsOfPayment {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly opening: (name: string, amount: string) => string;
  readonly amount: string;
  readonly until: string;
  readonly agree: string;
  readonly otherwise: string;
}

interface Words {
  readonly byCard: WordsOfPayment;
  /** For an edit by the buyer, who was asked to pay on the page. */
  readonly ofBuyer: WordsOfPayment;
  readonly byAuthorisation: WordsOfPayment;
  readonly byDeposit: WordsOfPayment;
  readonly authorised: string;
  readonly replaced: string;
  readonly deposit: string;
  readonly depositBy: string;
  readonly changed: string;
  readonly order: string;
  readonly reason: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    byCard: {
      subject: (number) => `[은빛] 주문 변경에 필요한 추가 결제를 부탁드립니다 (${number})`,
      title: '주문 변경 내용을 확인해 주세요',
      opening: (name, amount) =>
        `${name} 님, 주문을 아래와 같이 변경하려면 ${amount}의 추가 결제가 필요합니다. 변경 내용을 확인하신 뒤 아래 버튼으로 결제해 주시면 바로 반영됩니다.`,
      amount: '추가 결제 금액',
      until: '결제 기한',
      agree: '변경 내용 확인하고 결제하기',
      otherwise: '기한까지 결제하지 않으시면 주문은 지금 그대로 진행됩니다. 이 링크는 다른 사람에게 전달하지 마세요.',
    },
    ofBuyer: {
      subject: (number) => `[은빛] 추가 결제를 하시면 주문 변경이 완료됩니다 (${number})`,
      title: '주문 변경을 완료해 주세요',
      opening: (name, amount) =>
        `${name} 님, 요청하신 대로 주문을 변경하려면 ${amount}의 추가 결제가 필요합니다. 아직 결제하지 않으셨다면 아래 버튼으로 결제해 주세요. 결제하시면 바로 반영됩니다.`,
      amount: '추가 결제 금액',
      until: '결제 기한',
      agree: '결제하고 변경 완료하기',
      otherwise:
        '기한까지 결제하지 않으시면 주문은 지금 그대로 진행됩니다. 변경을 요청하지 않으셨다면 고객센터로 알려 주세요. 이 링크는 다른 사람에게 전달하지 마세요.',
    },
    byAuthorisation: {
      subject: (number) => `[은빛] 주문 변경에 따른 카드 승인을 부탁드립니다 (${number})`,
      title: '주문 변경 내용을 확인해 주세요',
      opening: (name, amount) =>
        `${name} 님, 주문을 아래와 같이 변경하면 결제하실 금액이 ${amount} 늘어납니다. 변경 후의 총 금액을 카드로 다시 승인해 주시면 변경 내용이 바로 반영되고, 금액은 상품을 발송할 때 결제됩니다. 먼저 승인하신 금액은 결제되지 않고 승인이 취소됩니다.`,
      amount: '추가 금액',
      until: '승인 기한',
      agree: '변경 내용 확인하고 승인하기',
      otherwise: '기한까지 승인하지 않으시면 주문은 지금 그대로 진행됩니다. 이 링크는 다른 사람에게 전달하지 마세요.',
    },
    byDeposit: {
      subject: (number) => `[은빛] 주문 변경에 동의해 주세요 (${number})`,
      title: '주문 변경 내용을 확인해 주세요',
      opening: (name, amount) =>
        `${name} 님, 주문을 아래와 같이 변경하면 입금하실 금액이 ${amount} 늘어납니다. 변경 내용을 확인하신 뒤 아래 버튼으로 동의해 주시면 바로 반영됩니다.`,
      amount: '추가 금액',
      until: '동의 기한',
      agree: '변경 내용 확인하고 동의하기',
      otherwise: '기한까지 동의하지 않으시면 주문은 지금 그대로 진행됩니다. 이 링크는 다른 사람에게 전달하지 마세요.',
    },
    authorised: '새로 승인하실 금액',
    replaced: '취소되는 기존 승인 금액',
    deposit: '동의 후 입금하실 금액',
    depositBy: '입금 기한',
    changed: '변경될 내용',
    order: '변경 후 주문 내용',
    reason: '고객님의 주문에 관한 안내로, 주문하실 때 적어 주신 주소로 보내 드립니다.',
  },
  en: {
    byCard: {
      subject: (number) => `[Eunbit] Please confirm the change to your order ${number}`,
      title: 'Please check the change to your order',
      opening: (name, amount) =>
        `Hello ${name}, the change to your order costs ${amount} more. Please check it and pay the difference; we change your order as soon as it is paid.`,
      amount: 'To pay',
      until: 'Pay by',
      agree: 'Check the change and pay',
      otherwise: 'If you do not pay in time, your order stays as it is. Please do not pass the link on.',
    },
    ofBuyer: {
      subject: (number) => `[Eunbit] Pay the difference to complete the change to your order ${number}`,
      title: 'Complete the change to your order',
      opening: (name, amount) =>
        `Hello ${name}, you asked us to change your order, which then costs ${amount} more. Unless you have paid already, please pay the difference to complete the change; we make it as soon as it is paid.`,
      amount: 'To pay',
      until: 'Pay by',
      agree: 'Pay and complete the change',
      otherwise:
        'If you do not pay in time, your order stays as it is. If you did not ask for this change, please contact us. Please do not pass the link on.',
    },
    byAuthorisation: {
      subject: (number) => `[Eunbit] Please confirm the change to your order ${number}`,
      title: 'Please check the change to your order',
      opening: (name, amount) =>
        `Hello ${name}, the change to your order costs ${amount} more. Please check it and authorise the new total with your card; we change your order at once and charge your card when your items ship. Your earlier authorisation is released and not charged.`,
      amount: 'Costs more',
      until: 'Authorise by',
      agree: 'Check the change and authorise',
      otherwise: 'If you do not authorise it in time, your order stays as it is. Please do not pass the link on.',
    },
    byDeposit: {
      subject: (number) => `[Eunbit] Please agree to the change to your order ${number}`,
      title: 'Please check the change to your order',
      opening: (name, amount) =>
        `Hello ${name}, the change to your order costs ${amount} more, to be paid by transfer. Please check it and agree to it; we change your order at once.`,
      amount: 'Costs more',
      until: 'Agree by',
      agree: 'Check the change and agree',
      otherwise: 'If you do not agree in time, your order stays as it is. Please do not pass the link on.',
    },
    authorised: 'To authorise now',
    replaced: 'Released',
    deposit: 'To transfer then',
    depositBy: 'Transfer by',
    changed: 'What would change',
    order: 'Your order then',
    reason: 'You get this email because of your order. It goes to the address you gave with it.',
  },
};

/** To the customer: the link to a payment request. Null once it is closed. */
export const editProposed: EmailTemplate<'ORDER_EDIT_PROPOSED', OrderEditEmailSources> = async (
  { orderNumber, requestId },
  { language },
  { order: find, orderTokens, links },
) => {
  const order = await find(orderNumber);
  const request = order && findPaymentRequest(order, requestId);
  const edit = order?.proposedEdit?.edit;
  if (!order || !edit || request?.status !== 'OPEN' || request.expiresAt <= new Date()) return null;
  const { market } = order;
  const deposit = depositAfterAgreement(order, request, new Date());
  const { byCard, ofBuyer, byAuthorisation, byDeposit, ...common } = WORDS[language];
  const { authorisation, by, kind } = request;
  const byKind = { PAYMENT: by === null ? ofBuyer : byCard, AUTHORISATION: byAuthorisation, AGREEMENT: byDeposit };
  const words = byKind[kind];
  const amount = orderMoney(order, request.amount);
  const opening = words.opening(personName(order.address), amount);
  return {
    subject: words.subject(order.number),
    preheader: opening,
    title: words.title,
    market,
    language,
    blocks: [
      text(opening),
      facts(
        { label: words.amount, value: amount },
        { label: words.until, value: orderMoment(order, request.expiresAt, language) },
        authorisation ? { label: common.authorised, value: orderMoney(order, authorisation.amount) } : null,
        authorisation ? { label: common.replaced, value: orderMoney(order, authorisation.replacedAmount) } : null,
        deposit && { label: common.deposit, value: orderMoney(order, deposit.amount) },
        deposit?.dueAt ? { label: common.depositBy, value: orderMoment(order, deposit.dueAt, language) } : null,
      ),
      button(words.agree, links.page(orderTokens.paymentPath(order, request), { market, language })),
      note(words.otherwise),
      heading(common.changed),
      editFacts(edit, market, language),
      heading(common.order),
      lineBlock({ market, lines: edit.after.lines }, language, links),
      amountBlock({ market, amounts: edit.after.amounts }, language),
    ],
    reason: common.reason,
  };
};
