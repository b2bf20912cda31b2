import type { EmailTemplateFields } from '@eunbit/schema/email-template';

/** Templates of a new shop, for the most frequent emails to customers. */
export const EMAIL_TEMPLATE_SEEDS: readonly EmailTemplateFields[] = [
  {
    name: '발송 지연 안내 · Shipping delay',
    drafts: {
      ko: {
        subject: '[은빛] 주문하신 상품의 발송이 늦어지고 있습니다',
        text: `{name} 고객님, 안녕하세요. 은빛입니다.

{orderDate}에 주문해 주신 상품의 발송이 예정보다 늦어지고 있습니다. 기다리시게 해서 죄송합니다.

주문 상품: {items}

상품이 준비되는 대로 바로 발송하고 송장번호를 이메일로 알려 드리겠습니다. 더 기다리기 어려우시면 이 메일에 답장해 주세요. 취소와 환불을 바로 도와드리겠습니다.

불편을 드려 다시 한번 죄송합니다.
은빛 드림`,
      },
      en: {
        subject: '[Eunbit] Your order is taking longer than planned',
        text: `Hi {name},

Thank you for your order of {orderDate}. We're sorry to say that it will ship later than planned.

Your items: {items}

We'll send it as soon as it's ready and email you the tracking number. If you would rather not wait, just reply to this email and we'll cancel the order and refund you in full.

We're sorry for the inconvenience, and thank you for your patience.
The Eunbit team`,
      },
    },
  },
  {
    name: '희망 발송일 확인 · Requested ship date',
    drafts: {
      ko: {
        subject: '[은빛] 요청하신 날짜에 맞추어 발송하겠습니다',
        text: `{name} 고객님, 안녕하세요. 은빛입니다.

발송을 늦춰 달라는 요청을 확인했습니다. 주문하신 상품을 말씀하신 날짜에 맞추어 발송하겠습니다.

주문 상품: {items}

날짜나 배송지가 바뀌면 발송 전에 이 메일로 답장해 주세요.

감사합니다.
은빛 드림`,
      },
      en: {
        subject: "[Eunbit] We'll ship your order on the date you asked for",
        text: `Hi {name},

We got your request to ship your order later. We'll hold it and send it on the date you asked for.

Your items: {items}

If the date or your address changes, reply to this email before then.

Thank you!
The Eunbit team`,
      },
    },
  },
  {
    name: '품절 안내 · Sold out',
    drafts: {
      ko: {
        subject: '[은빛] 주문하신 상품의 품절을 안내해 드립니다',
        text: `{name} 고객님, 안녕하세요. 은빛입니다.

주문하신 상품 중 일부가 품절되어 보내 드리기 어렵게 되었습니다. 미리 확인하지 못해 정말 죄송합니다.

주문 상품: {items}

아래 중 원하시는 방법을 이 메일에 답장으로 알려 주세요.
- 품절 상품만 취소하고 나머지 상품 받기
- 다른 상품으로 바꾸기
- 주문 전체 취소하기

취소하시는 금액은 결제하신 방법으로 모두 돌려드립니다.

불편을 드려 죄송합니다.
은빛 드림`,
      },
      en: {
        subject: '[Eunbit] An item in your order is sold out',
        text: `Hi {name},

We're very sorry: part of your order has sold out, and we can't ship it.

Your items: {items}

Please reply and tell us what you would like:
- cancel the item that sold out and get the rest
- swap it for another product
- cancel the whole order

Whatever you cancel is refunded in full to the way you paid.

We apologize for the trouble.
The Eunbit team`,
      },
    },
  },
  {
    name: '배송지 확인 · Address check',
    drafts: {
      ko: {
        subject: '[은빛] 배송지를 확인해 주세요',
        text: `{name} 고객님, 안녕하세요. 은빛입니다.

주문하신 상품을 발송하기 전에 배송지를 한 번 더 확인하고 싶어 연락드렸습니다.

받으실 주소: {address}

동·호수나 연락처까지 맞는지 확인하시고, 고칠 곳이 있으면 이 메일에 답장해 주세요. 확인해 주시는 대로 발송하겠습니다.

감사합니다.
은빛 드림`,
      },
      en: {
        subject: '[Eunbit] Please check your shipping address',
        text: `Hi {name},

Before we ship your order, we'd like to make sure that it reaches you.

Shipping address: {address}

Is everything right, including the apartment or unit number? If something is missing, reply with the full address. We'll ship as soon as we hear from you.

Thank you!
The Eunbit team`,
      },
    },
  },
  {
    name: '기다려 주셔서 감사합니다 · Thank you for your patience',
    drafts: {
      ko: {
        subject: '[은빛] 기다려 주셔서 감사합니다',
        text: `{name} 고객님, 안녕하세요. 은빛입니다.

오래 기다려 주셔서 감사합니다. 주문하신 상품을 발송했습니다.

주문 상품: {items}
택배사: {carrier}
송장번호: {trackingNumber}

받아 보시고 궁금한 점이나 불편한 점이 있으면 언제든 이 메일에 답장해 주세요.

감사합니다.
은빛 드림`,
      },
      en: {
        subject: '[Eunbit] Thank you for your patience',
        text: `Hi {name},

Thank you for waiting. Your order is on its way.

Your items: {items}
Carrier: {carrier}
Tracking number: {trackingNumber}

If anything isn't as you expected when it arrives, just reply to this email.

Thank you!
The Eunbit team`,
      },
    },
  },
];
