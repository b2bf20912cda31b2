import type { Language, Market } from './market.ts';
import type { ShippingSettings } from './shop-settings.ts';
import { KOREAN_POLICY, type Span, STORE_POLICY } from './store-policy.ts';

/** Texts that both stores share. */
interface SharedText {
  /** `1~3일`, `1 to 3`: business days until an order is shipped. */
  readonly dispatchDays: string;
  readonly dispatch: string;
  readonly shipsFrom: string;
  readonly returnDays: string;
  readonly refundDays: string;
  /** How long a card issuer takes to show a refund. */
  readonly cardRefund: string;
  readonly leaveMailingList: string;
  readonly lostPassCode: string;
}

/** Texts of both stores about shipping, returns and self-service, as figures to put into a text and as whole sentences. */
interface StoreText extends SharedText {
  readonly deliveryArea: string;
  readonly openedGoods: string;
}

/** Texts that only the Korean store has. */
interface KoreanText extends StoreText {
  readonly remoteAreas: string;
  readonly depositDueDays: string;
  readonly unpaidCancelDays: string;
  readonly virtualAccountHours: string;
  readonly certificateFrom: string;
  readonly returnFee: string;
  readonly returnFeeBothWays: string;
  readonly defectMonths: string;
  readonly defectKnownDays: string;
  readonly lateRefundInterest: string;
}

/** Shipping prices as texts. */
interface ShippingText {
  readonly shippingFee: string;
  readonly freeShipping: string;
}

interface UsShippingText extends ShippingText {
  readonly expeditedFee: string;
  readonly expressFee: string;
}

const spanKo = ({ minimum, maximum }: Span) => `${minimum}~${maximum}일`;
const spanEn = ({ minimum, maximum }: Span) => `${minimum} to ${maximum}`;
const count = (number: number) => number.toLocaleString('en-US');
const wonKo = (amount: number) => `${count(amount)}원`;
const wonEn = (amount: number) => `${count(amount)} won`;
/** Dollars without empty cents: `$5`, `$7.50`. */
const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** Texts that are the same for both stores, except for their figures and places. */
const SHARED: Readonly<Record<Language, (market: Market) => SharedText>> = {
  ko(market) {
    const { dispatchDays, warehousePlace, returnDays, refundDays, cardRefundDays } = STORE_POLICY[market];
    return {
      dispatchDays: spanKo(dispatchDays),
      dispatch: `결제가 확인된 뒤 영업일 기준 ${spanKo(dispatchDays)} 이내에 발송합니다.`,
      shipsFrom: `${warehousePlace.ko}의 물류 센터에서 발송합니다.`,
      returnDays: `${returnDays}일`,
      refundDays: `${refundDays}영업일`,
      cardRefund: `카드사에 따라 영업일 기준 ${spanKo(cardRefundDays)}이 걸릴 수 있습니다.`,
      leaveMailingList:
        '소식 이메일 맨 아래의 ‘수신 거부’를 누르시면 바로 목록에서 빠집니다. 회원은 내 계정의 ‘수신 설정’에서도 끌 수 있습니다.',
      lostPassCode:
        '비회원 주문 조회의 ‘비밀번호를 잊으셨나요?’에 주문번호와 이메일을 입력하시면, 주문을 바로 볼 수 있는 링크를 주문하실 때 적으신 이메일로 보내 드립니다.',
    };
  },
  en(market) {
    const { dispatchDays, warehousePlace, returnDays, refundDays, cardRefundDays } = STORE_POLICY[market];
    return {
      dispatchDays: spanEn(dispatchDays),
      dispatch: `Orders ship within ${spanEn(dispatchDays)} business days after payment.`,
      shipsFrom: `Orders ship from our warehouse in ${warehousePlace.en}.`,
      returnDays: `${returnDays} days`,
      refundDays: `${refundDays} business days`,
      cardRefund: `Depending on your card issuer it takes ${spanEn(cardRefundDays)} business days to show.`,
      leaveMailingList:
        'Press “Unsubscribe” at the end of any newsletter. Members can also switch it off in their account under “Communication”.',
      lostPassCode:
        'Open “Lost your pass code?” in the guest order lookup and enter your order number and email. We send a link that opens the order to the email address it was placed with.',
    };
  },
};

export function koreanShippingText({ KR }: Pick<ShippingSettings, 'KR'>, language: Language): ShippingText {
  const won = language === 'ko' ? wonKo : wonEn;
  return { shippingFee: won(KR.standard), freeShipping: won(KR.freeShippingThreshold) };
}

/** Shipping prices of the US store as texts; both languages write dollars alike. */
export function usShippingText({ US }: Pick<ShippingSettings, 'US'>): UsShippingText {
  return {
    shippingFee: dollars(US.standard),
    expeditedFee: dollars(US.expedited),
    expressFee: dollars(US.express),
    freeShipping: dollars(US.freeShippingThreshold),
  };
}

/** The Korean store's policy as texts. */
export const KOREAN_POLICY_TEXT: Readonly<Record<Language, KoreanText>> = {
  ko: {
    ...SHARED.ko('KR'),
    remoteAreas: `도서·산간 지역은 ${spanKo(KOREAN_POLICY.remoteAreaDays)}이 더 걸릴 수 있습니다.`,
    deliveryArea: '한국 스토어의 상품은 국내로만 배송합니다.',
    depositDueDays: `${KOREAN_POLICY.depositDueDays}일`,
    unpaidCancelDays: `${KOREAN_POLICY.unpaidCancelDays}일`,
    virtualAccountHours: `${KOREAN_POLICY.virtualAccountHours}시간`,
    certificateFrom: wonKo(KOREAN_POLICY.certificateFrom),
    openedGoods:
      '내용을 확인하려고 포장을 뜯으신 상품은 반품하실 수 있지만, 사용했거나 일부를 소비하여 가치가 뚜렷하게 줄어든 상품은 반품하실 수 없습니다.',
    returnFee: wonKo(KOREAN_POLICY.returnFee),
    returnFeeBothWays: wonKo(KOREAN_POLICY.returnFeeBothWays),
    defectMonths: `${KOREAN_POLICY.defectMonths}개월`,
    defectKnownDays: `${KOREAN_POLICY.defectKnownDays}일`,
    lateRefundInterest: `연 ${KOREAN_POLICY.lateRefundInterest}%`,
  },
  en: {
    ...SHARED.en('KR'),
    remoteAreas: `Islands and remote areas can take ${spanEn(KOREAN_POLICY.remoteAreaDays)} days longer.`,
    deliveryArea: 'The Korean store delivers within Korea only.',
    depositDueDays: `${KOREAN_POLICY.depositDueDays} days`,
    unpaidCancelDays: `${KOREAN_POLICY.unpaidCancelDays} days`,
    virtualAccountHours: `${KOREAN_POLICY.virtualAccountHours} hours`,
    certificateFrom: wonEn(KOREAN_POLICY.certificateFrom),
    openedGoods:
      'You can return a product whose pack you opened only to look inside, but not one that was used or partly used up so that its value has clearly fallen.',
    returnFee: wonEn(KOREAN_POLICY.returnFee),
    returnFeeBothWays: wonEn(KOREAN_POLICY.returnFeeBothWays),
    defectMonths: `${KOREAN_POLICY.defectMonths} months`,
    defectKnownDays: `${KOREAN_POLICY.defectKnownDays} days`,
    lateRefundInterest: `${KOREAN_POLICY.lateRefundInterest}% a year`,
  },
};

/** The US store's policy as texts. */
export const US_POLICY_TEXT: Readonly<Record<Language, StoreText>> = {
  ko: {
    ...SHARED.ko('US'),
    deliveryArea: '미국 스토어의 상품은 미국 내로만 배송합니다.',
    openedGoods: '개봉하여 사용한 상품은 위생상의 이유로 반품하실 수 없습니다.',
  },
  en: {
    ...SHARED.en('US'),
    deliveryArea: 'The US store delivers within the United States only.',
    openedGoods: 'For hygiene reasons we cannot take back products that have been opened and used.',
  },
};

/** Figures and sentences of a store's policy by name. */
export function policyText(market: Market, language: Language): StoreText {
  return market === 'KR' ? KOREAN_POLICY_TEXT[language] : US_POLICY_TEXT[language];
}

/**
 * Fills in the placeholders of a text, such as `{returnDays}`, with the store's policy and shipping prices. A name that the store
 * does not have stays unchanged.
 */
export function fillPolicy(
  text: string,
  market: Market,
  language: Language,
  shipping: Pick<ShippingSettings, Market>,
): string {
  const prices = market === 'KR' ? koreanShippingText(shipping, language) : usShippingText(shipping);
  const values = new Map<string, string>(Object.entries({ ...policyText(market, language), ...prices }));
  return text.replace(/\{(\w+)\}/g, (name) => values.get(name.slice(1, -1)) ?? name);
}
