import type { Market } from '@eunbit/schema/market';
import { KOREAN_POLICY_TEXT, US_POLICY_TEXT } from '@eunbit/schema/policy-text';
import type { ArticleBlock } from '../../components/Article.tsx';
import type { Translated } from '../../components/translated.ts';

interface Panel {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ArticleBlock[];
}

interface ReturnPolicy {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Instructions in case of a problem, after the panels. */
  readonly help: string;
  readonly contact: string;
  readonly faq: string;
  readonly panels: Readonly<Record<Market, readonly Panel[]>>;
}

const [KR, US] = [KOREAN_POLICY_TEXT.ko, US_POLICY_TEXT.ko];

const KOREAN: ReturnPolicy = {
  title: '결제·배송·반품 안내',
  description: `결제 방법과 배송 기간, 교환과 반품의 조건과 비용을 안내합니다. 받으신 날부터 ${KR.returnDays} 이내에 신청하실 수 있습니다.`,
  lead: `받아 보신 상품이 기대와 다르다면, ${KR.returnDays} 안에 알려 주세요.`,
  help: '궁금한 점이 남아 있나요?',
  contact: '고객센터에 문의하기',
  faq: '자주 묻는 질문',
  panels: {
    KR: [
      {
        id: 'payment',
        title: '결제 안내',
        blocks: [
          `주문 화면에 표시된 결제 방법을 이용하실 수 있습니다. ${KR.certificateFrom} 이상 카드로 결제하실 때에는 공동인증서가 필요합니다.`,
          {
            points: [
              `무통장 입금은 주문 후 ${KR.depositDueDays} 이내에 입금해 주세요. ${KR.unpaidCancelDays}이 지나도록 입금이 확인되지 않으면 주문이 자동으로 취소됩니다.`,
              `가상계좌 입금은 ${KR.virtualAccountHours} 이내에 확인됩니다.`,
              '입금하실 때는 주문서에 적으신 입금자명과 금액이 같아야 빠르게 확인해 드릴 수 있습니다.',
              '에스크로(구매안전) 카드 결제는 주문하실 때 승인만 되고, 상품을 발송할 때 결제됩니다.',
            ],
          },
        ],
      },
      {
        id: 'shipping',
        title: '배송 안내',
        blocks: [
          `${KR.dispatch} ${KR.remoteAreas}`,
          {
            points: [
              `배송비는 {shippingFee}이며, {freeShipping} 이상 구매하시면 무료입니다.`,
              '발송하면 운송장 번호를 이메일로 보내 드립니다.',
              `${KR.shipsFrom} ${KR.deliveryArea}`,
            ],
          },
        ],
      },
      {
        id: 'exchange-return',
        title: '교환·반품 안내',
        blocks: [
          `상품을 받으신 날부터 ${KR.returnDays} 이내에 교환이나 반품을 신청하실 수 있습니다. 상품이 표시·광고 또는 계약의 내용과 다르게 이행된 경우에는 받으신 날부터 ${KR.defectMonths} 이내, 그 사실을 안 날 또는 알 수 있었던 날부터 ${KR.defectKnownDays} 이내에 신청하실 수 있습니다.`,
          {
            columns: ['사유', '반품 배송비'],
            rows: [
              ['단순 변심', `${KR.returnFee} (처음 배송비가 무료였다면 왕복 ${KR.returnFeeBothWays})`],
              ['불량, 파손, 오배송', '회사 부담'],
            ],
          },
          `반품하신 상품을 확인한 뒤 ${KR.refundDays} 이내에 환불해 드리며, 환불이 늦어지면 ${KR.lateRefundInterest}의 지연이자를 더해 드립니다. ${KR.openedGoods}`,
          '그 밖에 다음의 경우에도 교환과 반품이 어렵습니다.',
          {
            points: [
              '고객님의 책임으로 상품이 없어지거나 훼손된 경우',
              '시간이 지나 다시 판매하기 어려울 만큼 가치가 줄어든 경우',
            ],
          },
        ],
      },
    ],
    US: [
      {
        id: 'payment',
        title: '결제 안내',
        blocks: [
          '미국 스토어는 Visa, Mastercard, American Express, Discover 카드와 Apple Pay를 받습니다. 결제는 미국 달러로 이루어집니다.',
          {
            points: [
              '카드는 결제 버튼을 누르신 때에 승인되며, 결제하시는 동안 15분간 상품을 확보해 드립니다.',
              '판매세는 배송지에 따라 상품과 배송비에 더해지며, 주문 단계에서 계산됩니다.',
              `취소된 주문은 결제하신 카드로 전액 환불됩니다. ${US.cardRefund}`,
            ],
          },
        ],
      },
      {
        id: 'shipping',
        title: '배송 안내',
        blocks: [
          `${US.dispatch} ${US.shipsFrom} ${US.deliveryArea}`,
          {
            points: [
              `일반 배송은 {shippingFee}이며, {freeShipping}를 넘게 구매하시면 무료입니다. 빠른 배송은 {expeditedFee}, 특급 배송은 {expressFee}입니다.`,
              '발송하면 운송장 번호를 이메일로 보내 드립니다.',
            ],
          },
        ],
      },
      {
        id: 'exchange-return',
        title: '교환·반품 안내',
        blocks: [
          `상품을 받으신 날부터 ${US.returnDays} 이내에 교환이나 반품을 신청하실 수 있습니다. 고객센터에 주문번호를 알려 주시면 반품 라벨을 이메일로 보내 드립니다.`,
          {
            points: [
              '불량, 파손, 오배송 상품의 반품 비용은 회사가 부담합니다. 단순 변심은 고객님이 부담합니다.',
              US.openedGoods,
              `반품하신 상품을 확인한 뒤 ${US.refundDays} 이내에 결제하신 카드로 환불해 드립니다.`,
            ],
          },
        ],
      },
    ],
  },
};

const [KR_EN, US_EN] = [KOREAN_POLICY_TEXT.en, US_POLICY_TEXT.en];

const ENGLISH: ReturnPolicy = {
  title: 'Payment, shipping and returns',
  description: `How to pay, when your order ships and how to return or exchange it. Tell us within ${KR_EN.returnDays} of receipt if something is not right.`,
  lead: `Not what you expected? Tell us within ${KR_EN.returnDays} of receiving it.`,
  help: 'Still have a question?',
  contact: 'Contact customer service',
  faq: 'Frequently asked questions',
  panels: {
    KR: [
      {
        id: 'payment',
        title: 'Payment',
        blocks: [
          `You can pay with the methods shown at checkout. Card payments of ${KR_EN.certificateFrom} or more need a digital certificate.`,
          {
            points: [
              `Please make a bank deposit within ${KR_EN.depositDueDays} of ordering. An order whose deposit has not arrived after ${KR_EN.unpaidCancelDays} is cancelled automatically.`,
              `Deposits to a virtual account are confirmed within ${KR_EN.virtualAccountHours}.`,
              'Use the name of the depositor and the amount from your order, so that we can match them quickly.',
              'With escrow your card is charged only when your order ships.',
            ],
          },
        ],
      },
      {
        id: 'shipping',
        title: 'Shipping',
        blocks: [
          `${KR_EN.dispatch} ${KR_EN.remoteAreas}`,
          {
            points: [
              `Shipping costs {shippingFee} and is free for orders of {freeShipping} or more.`,
              'We email you the tracking number when your order leaves us.',
              `${KR_EN.shipsFrom} ${KR_EN.deliveryArea}`,
            ],
          },
        ],
      },
      {
        id: 'exchange-return',
        title: 'Exchange and return',
        blocks: [
          `You can ask for an exchange or a return within ${KR_EN.returnDays} of receiving the product. Where a product differs from what was shown or advertised or from the contract, you have ${KR_EN.defectMonths} from receipt, or ${KR_EN.defectKnownDays} from the day on which you knew or could have known.`,
          {
            columns: ['Reason', 'Return shipping'],
            rows: [
              [
                'You changed your mind',
                `${KR_EN.returnFee} (${KR_EN.returnFeeBothWays} both ways where the first shipping was free)`,
              ],
              ['Defective, damaged or wrong product', 'We pay'],
            ],
          },
          `We refund within ${KR_EN.refundDays} of checking the return. If we are late we add interest of ${KR_EN.lateRefundInterest}. ${KR_EN.openedGoods}`,
          'Nor can we take back a product',
          {
            points: [
              'that was lost or damaged through your fault,',
              'whose value has fallen with time so that it can hardly be sold again.',
            ],
          },
        ],
      },
    ],
    US: [
      {
        id: 'payment',
        title: 'Payment',
        blocks: [
          'The US store takes Visa, Mastercard, American Express, Discover and Apple Pay. You pay in US dollars.',
          {
            points: [
              'Your card is charged when you press the pay button. While you pay we hold your items for 15 minutes.',
              'Sales tax on items and shipping depends on your address; you see it at checkout before you pay.',
              `Canceled orders are refunded in full to the card you paid with. ${US_EN.cardRefund}`,
            ],
          },
        ],
      },
      {
        id: 'shipping',
        title: 'Shipping',
        blocks: [
          `${US_EN.dispatch} ${US_EN.shipsFrom} ${US_EN.deliveryArea}`,
          {
            points: [
              `Standard shipping costs {shippingFee} and is free for orders above {freeShipping}. Expedited shipping costs {expeditedFee}, express {expressFee}.`,
              'We email you the tracking number when your order leaves us.',
            ],
          },
        ],
      },
      {
        id: 'exchange-return',
        title: 'Exchange and return',
        blocks: [
          `You can ask for an exchange or a return within ${US_EN.returnDays} of receiving the product. Tell customer service your order number and we email you a return label.`,
          {
            points: [
              'We pay for returning what is defective, damaged or wrong. If you changed your mind, the label is at your cost.',
              US_EN.openedGoods,
              `We refund to your card within ${US_EN.refundDays} of checking the return.`,
            ],
          },
        ],
      },
    ],
  },
};

export const RETURN_POLICY: Translated<ReturnPolicy> = { ko: KOREAN, en: ENGLISH };
