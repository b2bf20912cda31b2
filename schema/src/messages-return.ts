import type { MessageTable } from './message-table.ts';

/** Forms about returns. */
export const RETURN_MESSAGES = {
  'return.nothingChosen': {
    en: 'Choose at least one product to return.',
    ko: '반품하거나 교환하실 상품을 하나 이상 선택해 주세요.',
  },
  'return.reasonRequired': { en: 'Choose a reason.', ko: '사유를 선택해 주세요.' },
  'return.missingApart': {
    en: 'Products that were missing need a request of their own.',
    ko: '누락된 상품은 따로 신청해 주세요.',
  },
  'return.units': {
    en: 'Not so many of this product can be returned.',
    ko: '이 상품은 선택하신 수량만큼 신청하실 수 없습니다.',
  },
  'return.resolutionUnfit': {
    en: 'This reason does not go with what you wish for.',
    ko: '선택하신 사유와 처리 방법이 서로 맞지 않습니다.',
  },
  'return.orderCancelled': {
    en: 'This order was cancelled, so there is nothing to return.',
    ko: '취소된 주문이므로 반품하실 상품이 없습니다.',
  },
  'return.notShipped': {
    en: 'This product has not been shipped yet. Until it is, you can ask us to change or cancel the order.',
    ko: '아직 발송되지 않은 상품입니다. 발송 전에는 주문을 변경하거나 취소하실 수 있습니다.',
  },
  'return.alreadyTaken': {
    en: 'A return was requested for this product already, or its price was refunded.',
    ko: '이미 반품을 신청하셨거나 환불된 상품입니다.',
  },
  'return.tooLate': {
    en: 'The time to return this product for this reason is over. Please contact customer service.',
    ko: '이 사유로 신청하실 수 있는 기간이 지났습니다. 고객센터로 문의해 주세요.',
  },
  'return.noteRequired': {
    en: 'Please tell us what is wrong.',
    ko: '어떤 문제가 있는지 적어 주세요.',
  },
  'return.usedGoods': {
    en: 'Products that were used cannot be returned after a change of mind. Please confirm that they were not.',
    ko: '사용하신 상품은 단순 변심으로 반품하실 수 없습니다. 사용하지 않은 상품인지 확인해 주세요.',
  },
  'return.tooManyPictures': {
    en: 'You can add up to 5 pictures.',
    ko: '사진은 5장까지 첨부하실 수 있습니다.',
  },
  'return.refusalRequired': {
    en: 'Please write why the return is refused. The customer reads it.',
    ko: '거절 사유를 입력해 주세요. 고객에게 그대로 안내됩니다.',
  },
  'return.inspection': {
    en: 'Say of each unit that came back whether it goes into stock or is written off.',
    ko: '회수된 상품마다 재입고 수량과 폐기 수량을 빠짐없이 입력해 주세요.',
  },
  'return.receipt': {
    en: 'Enter how many units came back, at most those of the return and at least one.',
    ko: '회수된 수량을 반품 수량 이내에서 하나 이상 입력해 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const RETURN_API_MESSAGES = {
  'return.notFound': { en: 'We could not find the return.', ko: '반품 내역을 찾을 수 없습니다.' },
  'return.conflict': {
    en: 'The return has changed meanwhile. Nothing was done; please look at it again.',
    ko: '그사이 반품 상태가 바뀌었습니다. 처리하지 않았으니 다시 확인해 주세요.',
  },
  'return.stepRefused': {
    en: 'The return does not allow this step any more.',
    ko: '현재 반품 상태에서는 처리할 수 없습니다.',
  },
  'return.tooMany': {
    en: 'This order has too many returns. Please contact customer service.',
    ko: '이 주문은 더 이상 온라인으로 반품을 신청하실 수 없습니다. 고객센터로 문의해 주세요.',
  },
  'return.costChanged': {
    en: 'The cost of the return has changed meanwhile. Nothing was sent; please look at it again.',
    ko: '그사이 반품 배송비가 바뀌었습니다. 신청되지 않았으니 다시 확인해 주세요.',
  },
  'return.amountChanged': {
    en: 'What is paid back for this return has changed meanwhile. Nothing was paid; please look at it again.',
    ko: '그사이 환불 금액이 바뀌었습니다. 환불하지 않았으니 다시 확인해 주세요.',
  },
  'return.pictureGone': {
    en: 'A picture is gone. Please add it again.',
    ko: '사진을 찾을 수 없습니다. 다시 첨부해 주세요.',
  },
  'return.soldOut': {
    en: 'Not all of the units are in stock. Nothing was sent; you can pay the return back instead.',
    ko: '재고가 부족하여 교환 상품을 보내지 않았습니다. 환불로 처리하실 수 있습니다.',
  },
  'return.labelImpossible': {
    ko: '반품 라벨은 미국 스토어에서 상품을 돌려받기로 승인한 반품에만 발급할 수 있습니다.',
    en: 'A label can be bought for an approved return of the US store only, whose goods come back.',
  },
  'return.pickupInvalid': {
    en: 'Choose a day from today on, for an approved return of the Korean store.',
    ko: '승인된 한국 스토어 반품의 수거일을 오늘 이후로 선택해 주세요.',
  },
} as const satisfies MessageTable;
