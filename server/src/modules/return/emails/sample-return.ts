import { Types } from 'mongoose';
import type { OrderRecord } from '../../order/index.ts';
import type { ReturnRecord } from '../return.model.ts';

/** A return of the first line of a sample order, for previews of emails. */
export function sampleReturn({ _id, number, market, lines, createdAt }: OrderRecord): ReturnRecord {
  const isKorean = market === 'KR';
  return {
    _id: new Types.ObjectId(),
    number: 'RT-260302-SAMPLE00',
    orderId: _id,
    orderNumber: number,
    market,
    status: 'APPROVED',
    resolution: 'REFUND',
    lines: lines.slice(0, 1).map(({ productId }) => ({ productId, quantity: 1, reason: 'CHANGE_OF_MIND' })),
    note: '',
    pictures: [],
    shipping: isKorean ? { payer: 'CUSTOMER', fee: 3_000 } : { payer: 'SHOP', fee: 0 },
    hasGoodsToSendBack: true,
    pickup: null,
    received: null,
    inspected: null,
    refundId: null,
    replacementNumber: null,
    history: [
      { status: 'REQUESTED', at: createdAt, by: null, reason: null },
      {
        status: 'REFUSED',
        at: createdAt,
        by: 'sample-staff',
        reason: isKorean
          ? '상품을 확인한 결과 사용하신 흔적이 있어 반품이 어렵습니다.'
          : 'The product shows signs of use, so we cannot take it back.',
      },
    ],
    requestedAt: createdAt,
    dueAt: new Date(createdAt.getTime() + 14 * 86_400_000),
    remindedAt: null,
  };
}
