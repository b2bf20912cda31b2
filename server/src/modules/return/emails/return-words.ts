import type { Language } from '@eunbit/schema/market';
import type { RefundDestination } from '@eunbit/schema/order-refund';

/** The events of a return that customers are notified of. */
export type ReturnNews =
  | 'REQUESTED'
  | 'APPROVED'
  | 'APPROVED_KEPT'
  | 'PICKUP'
  | 'LABEL'
  | 'REMINDER'
  | 'REFUSED'
  | 'EXPIRED'
  | 'RECEIVED'
  | 'SETTLED';

interface NewsWords {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly opening: (name: string) => string;
}

interface Words {
  readonly news: Readonly<Record<ReturnNews, NewsWords>>;
  readonly settled: {
    readonly refunded: Readonly<Record<RefundDestination, (amount: string) => string>>;
    readonly replaced: (number: string) => string;
    readonly nothing: string;
  };
  readonly number: string;
  readonly order: string;
  readonly fee: string;
  readonly sendBy: string;
  readonly pickupOn: string;
  readonly pickupNote: string;
  readonly refusal: string;
  readonly see: string;
  readonly printLabel: string;
  readonly reason: string;
}

export const RETURN_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    news: {
      REQUESTED: {
        subject: (number) => `[은빛] 반품·교환 신청이 접수되었습니다 (${number})`,
        title: '반품·교환 신청을 접수했습니다',
        opening: (name) =>
          `${name} 님, 반품·교환 신청을 접수했습니다. 내용을 확인하고 다음 절차를 이메일로 안내해 드리겠습니다. 안내를 받으시기 전에는 상품을 보내지 말아 주세요.`,
      },
      APPROVED: {
        subject: (number) => `[은빛] 반품·교환이 승인되었습니다 (${number})`,
        title: '반품·교환이 승인되었습니다',
        opening: (name) =>
          `${name} 님, 신청하신 반품·교환이 승인되었습니다. 상품을 받으셨을 때처럼 포장해 주세요. 보내시는 방법은 주문 내역에서 확인하실 수 있습니다.`,
      },
      APPROVED_KEPT: {
        subject: (number) => `[은빛] 반품·교환이 승인되었습니다 (${number})`,
        title: '반품·교환이 승인되었습니다',
        opening: (name) => `${name} 님, 신청하신 내용이 승인되었습니다. 상품을 보내지 않으셔도 됩니다.`,
      },
      PICKUP: {
        subject: (number) => `[은빛] 반품 상품을 수거하러 갑니다 (${number})`,
        title: '수거 일정을 알려 드립니다',
        opening: (name) => `${name} 님, 택배 기사가 반품하실 상품을 수거하러 방문합니다. 상품을 포장해 두어 주세요.`,
      },
      LABEL: {
        subject: (number) => `[은빛] 반품 라벨이 준비되었습니다 (${number})`,
        title: '반품 라벨이 준비되었습니다',
        opening: (name) =>
          `${name} 님, 반품하실 상품에 붙일 배송 라벨이 준비되었습니다. 주문 내역에서 라벨을 인쇄해 상자에 붙인 뒤 아래 기한까지 택배사에 맡겨 주세요.`,
      },
      REMINDER: {
        subject: (number) => `[은빛] 반품하실 상품을 기다리고 있습니다 (${number})`,
        title: '상품을 아직 보내지 않으셨나요?',
        opening: (name) =>
          `${name} 님, 승인된 반품의 상품이 아직 발송되지 않았습니다. 아래 날짜까지 보내지 않으시면 신청이 종료됩니다.`,
      },
      REFUSED: {
        subject: (number) => `[은빛] 반품·교환을 진행하지 못했습니다 (${number})`,
        title: '반품·교환을 진행하지 못했습니다',
        opening: (name) => `${name} 님, 신청하신 반품·교환을 진행해 드리지 못해 죄송합니다. 사유를 확인해 주세요.`,
      },
      EXPIRED: {
        subject: (number) => `[은빛] 반품 신청이 종료되었습니다 (${number})`,
        title: '반품 신청이 종료되었습니다',
        opening: (name) =>
          `${name} 님, 기한까지 상품이 발송되지 않아 반품 신청이 종료되었습니다. 이미 보내셨다면 고객센터로 알려 주세요.`,
      },
      RECEIVED: {
        subject: (number) => `[은빛] 반품하신 상품이 도착했습니다 (${number})`,
        title: '상품이 도착했습니다',
        opening: (name) => `${name} 님, 보내 주신 상품이 도착했습니다. 상품을 확인한 뒤 결과를 알려 드리겠습니다.`,
      },
      SETTLED: {
        subject: (number) => `[은빛] 반품·교환이 완료되었습니다 (${number})`,
        title: '반품·교환이 완료되었습니다',
        opening: (name) => `${name} 님, 신청하신 반품·교환 처리를 마쳤습니다.`,
      },
    },
    settled: {
      refunded: {
        CARD: (amount) => `반품 금액(${amount})을 결제하신 카드로 환불해 드립니다.`,
        AUTHORISATION: (amount) => `승인 금액에서 반품 금액(${amount})을 뺀 금액만 카드에서 결제됩니다.`,
        BANK_ACCOUNT: (amount) => `반품 금액(${amount})을 환불 계좌로 송금해 드립니다.`,
      },
      replaced: (number) => `교환 상품은 ${number}(으)로 보내 드립니다.`,
      nothing: '따로 환불되는 금액은 없습니다.',
    },
    number: '반품번호',
    order: '주문번호',
    fee: '반품 배송비',
    sendBy: '발송 기한',
    pickupOn: '수거일',
    pickupNote: '안내',
    refusal: '사유',
    see: '주문 내역 보기',
    printLabel: '라벨 인쇄하기',
    reason: '주문하실 때 적어 주신 이메일 주소로 보내 드리는 안내입니다.',
  },
  en: {
    news: {
      REQUESTED: {
        subject: (number) => `[Eunbit] We have your return request ${number}`,
        title: 'We have your request',
        opening: (name) =>
          `Hello ${name}, we have received your request. We will look at it and email you what comes next. Please do not send anything before that.`,
      },
      APPROVED: {
        subject: (number) => `[Eunbit] Your return ${number} is approved`,
        title: 'Your return is approved',
        opening: (name) =>
          `Hello ${name}, your return is approved. Please pack the goods as they came. Your order page shows how to send them.`,
      },
      APPROVED_KEPT: {
        subject: (number) => `[Eunbit] Your request ${number} is approved`,
        title: 'Your request is approved',
        opening: (name) => `Hello ${name}, your request is approved. You do not have to send anything back.`,
      },
      PICKUP: {
        subject: (number) => `[Eunbit] We pick up your return ${number}`,
        title: 'Your pick-up',
        opening: (name) => `Hello ${name}, a courier will pick up your return. Please have it packed.`,
      },
      LABEL: {
        subject: (number) => `[Eunbit] Your return label for ${number} is ready`,
        title: 'Your return label is ready',
        opening: (name) =>
          `Hello ${name}, your prepaid return label is ready. Print it from your order page, stick it on the parcel and hand the parcel to the carrier by the day below.`,
      },
      REMINDER: {
        subject: (number) => `[Eunbit] We are waiting for your return ${number}`,
        title: 'Have you sent your return?',
        opening: (name) =>
          `Hello ${name}, the goods of your approved return have not been sent yet. If they are not sent by the day below, the return is closed.`,
      },
      REFUSED: {
        subject: (number) => `[Eunbit] We cannot accept your return ${number}`,
        title: 'We cannot accept your return',
        opening: (name) => `Hello ${name}, we are sorry that we cannot accept your return. Here is why.`,
      },
      EXPIRED: {
        subject: (number) => `[Eunbit] Your return ${number} is closed`,
        title: 'Your return is closed',
        opening: (name) =>
          `Hello ${name}, the goods were not sent in time, so your return is closed. If you have sent them, please contact customer service.`,
      },
      RECEIVED: {
        subject: (number) => `[Eunbit] Your return ${number} has arrived`,
        title: 'Your return has arrived',
        opening: (name) => `Hello ${name}, your return has arrived. We will check it and tell you the result.`,
      },
      SETTLED: {
        subject: (number) => `[Eunbit] Your return ${number} is complete`,
        title: 'Your return is complete',
        opening: (name) => `Hello ${name}, your return is complete.`,
      },
    },
    settled: {
      refunded: {
        CARD: (amount) => `We refund ${amount} to the card you paid with.`,
        AUTHORISATION: (amount) => `Your card is charged ${amount} less.`,
        BANK_ACCOUNT: (amount) => `We transfer ${amount} to your refund account.`,
      },
      replaced: (number) => `We send you the replacement as ${number}.`,
      nothing: 'No money is paid back for it.',
    },
    number: 'Return number',
    order: 'Order number',
    fee: 'Return shipping',
    sendBy: 'Send by',
    pickupOn: 'Pick-up day',
    pickupNote: 'Note',
    refusal: 'Reason',
    see: 'See your order',
    printLabel: 'Print the label',
    reason: 'You get this email because of your order. It goes to the address you gave with it.',
  },
};
