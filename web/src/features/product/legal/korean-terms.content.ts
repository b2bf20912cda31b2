import type { Language } from '@eunbit/schema/market';
import { KOREAN_POLICY_TEXT } from '@eunbit/schema/policy-text';

/** One fact that Korean law requires beside a product on sale. */
interface Fact {
  readonly label: string;
  readonly text: string;
}

interface KoreanTerms {
  readonly trade: readonly Fact[];
  readonly returns: readonly Fact[];
}

const { ko: KO, en: EN } = KOREAN_POLICY_TEXT;

const KOREAN: KoreanTerms = {
  trade: [
    {
      label: '재화 등의 공급 방법 및 시기',
      text: `결제 후 ${KO.dispatchDays}(영업일 기준) 이내에 택배로 배송을 시작합니다. ${KO.remoteAreas} ${KO.shipsFrom}`,
    },
    { label: '배송비', text: `{shippingFee} ({freeShipping} 이상 구매하시면 무료)` },
    {
      label: '청약철회 기간',
      text: `상품을 받으신 날부터 ${KO.returnDays} 이내에 청약을 철회하실 수 있습니다. 상품이 표시·광고의 내용과 다르거나 계약과 다르게 이행된 경우에는 받으신 날부터 ${KO.defectMonths} 이내, 그 사실을 안 날 또는 알 수 있었던 날부터 ${KO.defectKnownDays} 이내에 철회하실 수 있습니다.`,
    },
    {
      label: '청약철회가 제한되는 경우',
      text: '소비자의 책임으로 상품이 없어지거나 훼손된 경우, 사용하거나 일부를 소비하여 가치가 뚜렷하게 줄어든 경우, 시간이 지나 다시 판매하기 어려울 만큼 가치가 줄어든 경우에는 청약을 철회하실 수 없습니다. 내용을 확인하려고 포장을 뜯은 경우는 제외합니다.',
    },
    {
      label: '교환·반품·보증 및 대금 환불의 조건과 절차',
      text: `고객센터로 신청하시면 회수해 드리며, 상품을 돌려받은 날부터 ${KO.refundDays} 이내에 환불합니다.`,
    },
    {
      label: '환불 지연에 따른 배상금',
      text: `환불이 늦어지면 늦어진 기간에 대해 ${KO.lateRefundInterest}의 지연이자를 더하여 지급합니다.`,
    },
    {
      label: '소비자 피해 보상과 분쟁 처리',
      text: '공정거래위원회가 고시한 소비자분쟁해결기준에 따라 처리합니다. 미성년자가 법정대리인의 동의 없이 맺은 계약은 본인이나 법정대리인이 취소할 수 있습니다.',
    },
  ],
  returns: [
    {
      label: '단순 변심',
      text: `상품을 받으신 날부터 ${KO.returnDays} 이내에 반품하실 수 있습니다. 반품 배송비는 고객님 부담입니다. ${KO.openedGoods}`,
    },
    { label: '반품 배송비', text: `${KO.returnFee} (처음 배송비가 무료였다면 왕복 ${KO.returnFeeBothWays})` },
    {
      label: '불량·파손·오배송',
      text: `받으신 날부터 ${KO.defectMonths} 이내, 그 사실을 안 날부터 ${KO.defectKnownDays} 이내에 교환하거나 반품하실 수 있습니다. 배송비는 회사가 부담합니다.`,
    },
  ],
};

const ENGLISH: KoreanTerms = {
  trade: [
    {
      label: 'How and when goods are delivered',
      text: `By package service, handed over within ${EN.dispatchDays} business days of payment. ${EN.remoteAreas} ${EN.shipsFrom}`,
    },
    { label: 'Delivery fee', text: `{shippingFee} (free from {freeShipping})` },
    {
      label: 'Right of withdrawal',
      text: `Within ${EN.returnDays} of receipt. Where goods differ from what was shown, advertised or agreed: within ${EN.defectMonths} of receipt, and within ${EN.defectKnownDays} of the day you knew or could have known.`,
    },
    {
      label: 'Where withdrawal is not possible',
      text: 'Goods lost or damaged through your fault; goods whose value clearly fell because they were used or partly used up; goods that time has made unsaleable. Opening the package to look inside does not count.',
    },
    {
      label: 'Exchange, return, warranty and refund',
      text: `Apply to customer service and we collect the goods. We refund within ${EN.refundDays} of receiving them.`,
    },
    {
      label: 'Compensation for late refunds',
      text: `If a refund is late we add interest of ${EN.lateRefundInterest} for the delay.`,
    },
    {
      label: 'Compensation and disputes',
      text: "According to the Korea Fair Trade Commission's consumer dispute resolution standards. A minor who bought without consent, or a legal representative, may cancel the contract.",
    },
  ],
  returns: [
    {
      label: 'Change of mind',
      text: `Return within ${EN.returnDays} of receipt. You pay the return shipping. ${EN.openedGoods}`,
    },
    {
      label: 'Return shipping fee',
      text: `${EN.returnFee} (${EN.returnFeeBothWays} both ways where the first shipping was free)`,
    },
    {
      label: 'Defective, damaged or wrong goods',
      text: `Exchange or return within ${EN.defectMonths} of receipt, and within ${EN.defectKnownDays} of the day you knew. We pay the shipping.`,
    },
  ],
};

/** Trade conditions and return information of the Korean store (CATALOGUE-17). */
export const KOREAN_TERMS: Readonly<Record<Language, KoreanTerms>> = { ko: KOREAN, en: ENGLISH };
