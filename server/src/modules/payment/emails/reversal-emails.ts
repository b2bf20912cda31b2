import { BRAND } from '@eunbit/schema/brand';
import type { Market } from '@eunbit/schema/market';
import { hasUnmadeRefund } from '@eunbit/schema/payment-reversal';
import { button, type EmailTemplate, facts, text } from '../../email/index.ts';
import {
  getRestAmount,
  type OrderRecord,
  officeOrder,
  orderMoment,
  orderMoney,
  withSettlements,
} from '../../order/index.ts';
import type { PaymentEmailSources } from './payment-refunded-email.ts';

const STORES: Readonly<Record<Market, string>> = { KR: '한국 스토어', US: '미국 스토어' };
const ENDED: ReadonlySet<string> = new Set(['WON', 'LOST', 'CLOSED']);

/** To the company: a cardholder disputes a payment. Not sent if the dispute has ended. */
export const disputeOpened: EmailTemplate<'DISPUTE_OPENED', PaymentEmailSources> = async (
  { orderNumber, disputeId },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  const dispute = order?.payment.reversals?.disputes.find(({ id }) => id === disputeId);
  if (!order || !dispute || ENDED.has(dispute.status)) return null;
  const { market } = order;
  const amount = orderMoney(order, dispute.amount);
  const due = dispute.evidenceDueBy && orderMoment(order, dispute.evidenceDueBy, language);
  const opening = due
    ? `카드 소유자가 은행에 이의를 제기했습니다. ${due}까지 증빙을 제출하지 않으면 금액을 돌려받을 수 없습니다.`
    : '카드 소유자가 은행에 이의를 제기했습니다. 지금 제출할 증빙은 없습니다.';
  return {
    subject: `[${BRAND.koreanName}] 결제 이의 제기: 주문 ${order.number} · ${amount}`,
    preheader: opening,
    title: '결제에 이의가 제기되었습니다',
    market,
    language,
    blocks: [
      text(opening),
      facts(
        { label: '스토어', value: STORES[market] },
        { label: '주문번호', value: order.number },
        { label: '이의 제기 금액', value: amount },
        { label: '접수일', value: orderMoment(order, dispute.openedAt, language) },
        due ? { label: '증빙 제출 기한', value: due } : null,
      ),
      button('관리자 화면에서 보기', officeOrder(sources.links, order)),
    ],
    reason: '결제에 이의가 제기될 때 회사 대표 주소로 한 번 보내는 알림입니다.',
  };
};

/** The amount of a failed refund that has not been made since; null if there is none. */
function findFailedAmount({ payment, ...order }: OrderRecord, refundId: string): number | null {
  const part = order.refunds?.find(({ id }) => id === refundId);
  if (part) return part.status === 'FAILED' ? part.amount : null;
  if (payment.intentId === null) {
    const isFailed = payment.status === 'REFUND_DUE' && payment.refundAccount?.failure?.isFinal;
    return isFailed ? getRestAmount({ ...order, payment }) : null;
  }
  const refunds = payment.reversals ? withSettlements(payment.reversals) : [];
  return hasUnmadeRefund(refunds) ? (refunds.find(({ id }) => id === refundId)?.amount ?? null) : null;
}

/** To the company: a refund failed. Not sent if it has been made in another way. */
export const refundFailed: EmailTemplate<'REFUND_FAILED', PaymentEmailSources> = async (
  { orderNumber, refundId },
  { language },
  sources,
) => {
  const order = await sources.order(orderNumber);
  const failed = order && findFailedAmount(order, refundId);
  if (!order || !failed) return null;
  const { market } = order;
  const amount = orderMoney(order, failed);
  const opening =
    order.payment.intentId === null
      ? '은행 계좌로 보내는 환불이 거절되었습니다. 계좌를 바로잡아 다시 시도하거나 직접 송금해 주세요.'
      : '카드 환불이 고객의 은행에서 되돌아왔습니다. 다시 환불하거나 고객과 다른 방법을 정해 주세요.';
  return {
    subject: `[${BRAND.koreanName}] 환불 실패: 주문 ${order.number} · ${amount}`,
    preheader: opening,
    title: '환불하지 못했습니다',
    market,
    language,
    blocks: [
      text(opening),
      facts(
        { label: '스토어', value: STORES[market] },
        { label: '주문번호', value: order.number },
        { label: '환불 금액', value: amount },
      ),
      button('관리자 화면에서 보기', officeOrder(sources.links, order)),
    ],
    reason: '환불이 실패할 때마다 회사 대표 주소로 한 번 보내는 알림입니다.',
  };
};
