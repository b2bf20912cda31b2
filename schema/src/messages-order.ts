import type { MessageTable } from './message-table.ts';

/** Orders and their shipment (ORDER-2 to ORDER-20). */
export const ORDER_MESSAGES = {
  'order.notFound': { en: 'We could not find the order.', ko: '주문을 찾을 수 없습니다.' },
  'orderNumber.required': { en: 'Please search an order.', ko: '주문을 조회해 주세요.' },
  'passCode.required': { en: 'Please put your pass code.', ko: '주문 조회용 비밀번호를 입력해 주세요.' },
  'order.closed': {
    en: 'Order has been cancelled. This order has closed.',
    ko: '주문이 취소되어 종료되었습니다.',
  },
  'orders.noneSelected': {
    en: 'Select at least one order to perform.',
    ko: '처리할 주문을 하나 이상 선택해 주세요.',
  },
  'note.required': { en: 'Please write a note.', ko: '메모를 입력해 주세요.' },
  'refundSettlement.required': {
    en: 'Please write how the money was sent.',
    ko: '어떻게 환불했는지 입력해 주세요.',
  },
  'editReason.required': {
    en: 'Please write why the order is edited.',
    ko: '주문을 수정하는 이유를 입력해 주세요.',
  },
  'correction.required': { en: 'Please write what was wrong.', ko: '정정 사유를 입력해 주세요.' },
  'delay.required': { en: 'Please choose a reason for the delay.', ko: '지연 사유를 선택해 주세요.' },
  'delay.past': { en: 'The expected date must lie in the future.', ko: '예정일은 오늘 이후여야 합니다.' },
  'tracking.required': {
    en: 'Please enter a carrier and a tracking number.',
    ko: '택배사와 운송장 번호를 입력해 주세요.',
  },
  'tracking.otherForm': {
    en: 'This carrier does not write its tracking numbers like that. Please check carrier and number.',
    ko: '이 택배사의 운송장 번호 형식이 아닙니다. 택배사와 번호를 확인해 주세요.',
  },
  'tracking.double': {
    en: 'This number stands here twice. Only orders to the same recipient may share a parcel.',
    ko: '같은 운송장 번호가 두 번 입력되었습니다. 받는 분이 같은 주문만 합배송할 수 있습니다.',
  },
  'fulfilment.lineRequired': {
    en: 'Please choose what leaves now.',
    ko: '지금 발송할 상품과 수량을 선택해 주세요.',
  },
  'fulfilment.notOpen': {
    en: 'There are not that many left to ship.',
    ko: '남은 수량보다 많이 발송할 수 없습니다.',
  },
  'correction.reasonRequired': { en: 'Please write why.', ko: '수정 사유를 입력해 주세요.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const ORDER_API_MESSAGES = {
  'tracking.tooMany': { en: 'At most 50 parcels leave together.', ko: '한 번에 최대 50개까지 발송할 수 있습니다.' },
  'tracking.twice': {
    en: 'This tracking number is there twice.',
    ko: '같은 운송장 번호가 중복되어 있습니다.',
  },
  'passCode.wrong': {
    en: 'We found your order but password is not matched. Please check your pass code.',
    ko: '주문은 찾았지만 비밀번호가 일치하지 않습니다. 다시 확인해 주세요.',
  },
  'passCode.unreadable': {
    en: 'We cannot check the pass code of this order at the moment. Please have a link sent to your email address, or contact us.',
    ko: '지금은 이 주문의 비밀번호를 확인할 수 없습니다. 이메일로 조회 링크를 받으시거나 고객센터로 문의해 주세요.',
  },
  'order.valueUnreadable': {
    en: 'This was encrypted with a secret that the shop does not have any more. Whoever runs the shop has to set APP_SECRET_PREVIOUS.',
    ko: '쇼핑몰에 더 이상 없는 비밀 값으로 암호화되어 읽을 수 없습니다. 운영 담당자가 APP_SECRET_PREVIOUS를 설정해야 합니다.',
  },
  'status.refused': {
    en: 'This order cannot move to that status.',
    ko: '주문을 해당 상태로 변경할 수 없습니다.',
  },
  'status.unpaid': {
    en: 'There is no money for this order: the payment has not arrived or its authorization has ended.',
    ko: '이 주문은 결제 금액이 확보되지 않았습니다. 입금 전이거나 카드 승인이 만료되었습니다.',
  },
  'status.partlyShipped': {
    en: 'Some of this order has left already, so it cannot be cancelled as a whole.',
    ko: '일부 상품이 이미 발송되어 주문 전체를 취소할 수 없습니다.',
  },
  'fulfilment.notFound': {
    en: 'There is no such shipment of this order.',
    ko: '이 주문에 해당하는 발송 내역이 없습니다.',
  },
  'parcel.labelBought': {
    en: 'The shop bought the label of this parcel; its number cannot be changed.',
    ko: '쇼핑몰에서 구매한 라벨이 붙은 상자이므로 운송장 번호를 바꿀 수 없습니다.',
  },
  'order.conflict': {
    en: 'Another member of staff changed this order meanwhile.',
    ko: '다른 담당자가 먼저 주문 상태를 변경했습니다.',
  },
  'undo.tooLate': {
    en: 'This change can no longer be undone.',
    ko: '이미 처리되어 되돌릴 수 없습니다.',
  },
  'undo.notAllowed': {
    en: 'You may not take this step, so you cannot undo it either.',
    ko: '이 처리에 대한 권한이 없어 되돌릴 수 없습니다.',
  },
  'undo.short': {
    en: 'Not undone: not all units of this order are in stock any more: {products}.',
    ko: '재고가 부족하여 되돌릴 수 없습니다: {products}',
  },
  'undo.requestStaysClosed': {
    en: 'Undone. The payment request of this order stays cancelled; ask the customer again if it is still wanted.',
    ko: '되돌렸습니다. 이 주문의 결제 요청은 취소된 상태이니, 필요하면 고객에게 다시 요청해 주세요.',
  },
  'edit.closed': {
    en: 'This order has left or was cancelled, so it can no longer be edited.',
    ko: '이미 발송되었거나 취소된 주문이라 수정할 수 없습니다.',
  },
  'edit.tooLate': {
    en: 'This order has already been processed and can no longer be edited here. Please contact us.',
    ko: '이미 처리가 시작되어 직접 수정하실 수 없는 주문입니다. 고객센터로 문의해 주세요.',
  },
  'edit.conflict': {
    en: 'This order was changed meanwhile. Please check it as it is now.',
    ko: '그사이 주문 내용이 변경되었습니다. 현재 내용을 확인해 주세요.',
  },
  'edit.nothing': { en: 'Nothing is different from before.', ko: '변경된 내용이 없습니다.' },
  'edit.tooMany': {
    en: 'This order was edited 50 times; it cannot be edited any more.',
    ko: '주문은 최대 50번까지 수정할 수 있습니다.',
  },
  'edit.money': {
    en: 'The payment of this order does not allow another amount at the moment.',
    ko: '현재 결제 상태에서는 주문 금액을 변경할 수 없습니다.',
  },
  'edit.costsMore': {
    en: 'The order would cost more than was paid for it.',
    ko: '결제한 금액보다 주문 금액이 커집니다.',
  },
  'edit.virtualAccount': {
    en: 'A virtual account takes exactly the sum it was opened for, so this order cannot cost more. Please have the customer order what is added separately.',
    ko: '가상계좌는 발급한 금액만 받을 수 있어 주문 금액을 늘릴 수 없습니다. 추가할 상품은 고객이 따로 주문하도록 안내해 주세요.',
  },
  'edit.ownCostsMore': {
    en: 'This change makes your order cost more, which cannot be paid here. Please contact us.',
    ko: '변경하시면 주문 금액이 늘어나 이 화면에서는 처리할 수 없습니다. 고객센터로 문의해 주세요.',
  },
  'edit.ownRequested': {
    en: 'Another change of this order waits for you. Please complete it first, or keep the order as it is.',
    ko: '아직 완료되지 않은 변경 건이 있습니다. 먼저 그 변경을 완료하시거나 취소해 주세요.',
  },
  'edit.ownTooManyRequests': {
    en: 'This order was to be changed so often that no other change is possible here. Please contact us.',
    ko: '변경 요청 횟수를 모두 사용하셨습니다. 고객센터로 문의해 주세요.',
  },
  'edit.requested': {
    en: 'Another edit waits for the customer to agree to it. Cancel that request first.',
    ko: '고객의 동의를 기다리는 변경 건이 있습니다. 먼저 그 요청을 취소해 주세요.',
  },
  'edit.tooManyRequests': {
    en: 'The customer of this order was asked for more so often that no other request is possible.',
    ko: '이 주문은 추가 금액 요청 횟수를 모두 사용했습니다.',
  },
  'paymentRequest.linkInvalid': {
    en: 'This link is not valid any more. Please check that you have opened the whole link of the newest email.',
    ko: '유효하지 않은 링크입니다. 가장 최근 메일의 링크를 그대로 여셨는지 확인해 주세요.',
  },
  'paymentRequest.closed': {
    en: 'This payment request is not open any more.',
    ko: '이미 종료된 결제 요청입니다.',
  },
  'paymentRequest.paid': {
    en: 'The customer has already paid.',
    ko: '고객이 이미 결제했습니다.',
  },
  'paymentRequest.authorised': {
    en: 'The customer has already authorised the new amount.',
    ko: '고객이 이미 새 금액의 카드 승인을 마쳤습니다.',
  },
  'paymentRequest.accepted': {
    en: 'The customer has already agreed.',
    ko: '고객이 이미 변경에 동의했습니다.',
  },
  'paymentRequest.nothingToPay': {
    en: 'Nothing is to be paid by card for this change. Please reload the page and agree to it.',
    ko: '카드로 결제하실 금액이 없습니다. 페이지를 새로고침한 뒤 변경에 동의해 주세요.',
  },
  'paymentRequest.paymentNeeded': {
    en: 'This change has to be paid by card. Please reload the page.',
    ko: '카드 결제가 필요한 변경입니다. 페이지를 새로고침해 주세요.',
  },
  'paymentRequest.processing': {
    en: 'The customer is paying right now. Please try again in a moment.',
    ko: '고객이 결제를 진행 중입니다. 잠시 후 다시 시도해 주세요.',
  },
  'paymentRequest.ownProcessing': {
    en: 'Your payment is being processed. Please try again in a moment.',
    ko: '결제를 처리하고 있습니다. 잠시 후 다시 시도해 주세요.',
  },
  'paymentRequest.ownDone': {
    en: 'This change was already completed, so your order is changed.',
    ko: '이미 완료되어 주문에 반영된 변경입니다.',
  },
  'edit.refunded': {
    en: 'So much has been paid back of this order that it cannot be made cheaper by that.',
    ko: '이미 환불한 금액이 있어 주문 금액을 그만큼 줄일 수 없습니다.',
  },
  'edit.settlesReturn': {
    en: 'These are the goods of a return. Cancel this order instead: the return opens again, and you send others or pay them back there.',
    ko: '반품 건의 교환 상품이라 변경할 수 없습니다. 이 주문을 취소하면 반품 건이 다시 열리며, 반품 화면에서 상품을 다시 보내거나 환불할 수 있습니다.',
  },
  'edit.unitsRefunded': {
    en: 'Units of “{product}” have been paid back already, so this line cannot be lowered.',
    ko: '‘{product}’ 상품은 이미 일부 환불되어 수량을 줄일 수 없습니다.',
  },
  'edit.notSold': {
    en: '“{product}” is not sold in this store, so no units can be added.',
    ko: '‘{product}’ 상품은 현재 이 스토어에서 판매하지 않아 추가할 수 없습니다.',
  },
  'edit.unknownProduct': {
    en: 'One of the products does not exist in this store.',
    ko: '이 스토어에 없는 상품이 포함되어 있습니다.',
  },
  'editedLines.required': {
    en: 'An order needs at least one item. To take everything off, cancel it.',
    ko: '상품을 한 개 이상 남겨 주세요. 모두 빼려면 주문을 취소해 주세요.',
  },
  'editedLines.tooMany': { en: 'These are too many items.', ko: '상품 종류가 너무 많습니다.' },
  'editedLines.twice': { en: 'This item is listed twice.', ko: '같은 상품이 두 번 들어 있습니다.' },
  'editedLines.short': { en: 'Not enough in stock: {products}.', ko: '재고가 부족합니다: {products}' },
  'editedLines.left': { en: '{product} ({n} left)', ko: '{product} (남은 수량 {n}개)' },
  'tracking.voided': {
    en: 'This is the label of an address or contents that have changed since. Please use the new one.',
    ko: '주소나 상품이 변경되기 전에 발급된 운송장입니다. 새 운송장 번호를 사용해 주세요.',
  },
  'tracking.beside': {
    en: 'The shop bought a label for this order. Ship it under the number of the label, or replace the label first.',
    ko: '이 주문에는 쇼핑몰에서 구매한 라벨이 있습니다. 라벨의 운송장 번호로 발송하거나 라벨을 먼저 교체해 주세요.',
  },
  'correction.nothing': {
    en: 'This order has its first status: there is nothing to correct.',
    ko: '첫 번째 상태인 주문으로, 정정할 내용이 없습니다.',
  },
  'correction.money': {
    en: 'This cannot be corrected: the payment has been returned or closed, or that is under way.',
    ko: '결제 금액이 이미 환불 또는 취소되었거나 처리 중이어서 정정할 수 없습니다.',
  },
  'correction.deadline': {
    en: 'This cannot be corrected: the deadline of the deposit is over. The customer may order again.',
    ko: '입금 기한이 지나 정정할 수 없습니다. 고객에게 다시 주문하도록 안내해 주세요.',
  },
  'correction.delayDeadline': {
    en: 'Without the delay the order would be cancelled at once: the deadline of its deposit is over. Please set until when it is to be paid first.',
    ko: '지연을 정정하면 이미 지난 입금 기한이 다시 적용되어 주문이 바로 취소됩니다. 입금 기한을 먼저 설정해 주세요.',
  },
  'correction.receipt': {
    en: 'The cash receipt of this order is being cancelled. Please try again in a few minutes.',
    ko: '현금영수증을 취소하는 중입니다. 잠시 후 다시 시도해 주세요.',
  },
  'correction.parcel': {
    en: 'This cannot be corrected: the parcel is on its way, or is registered with the escrow.',
    ko: '상품이 이미 배송 중이거나 에스크로 배송 등록을 마쳐 정정할 수 없습니다.',
  },
  'correction.older': {
    en: 'This order was cancelled by an earlier version of the shop, which did not note how it was paid.',
    ko: '취소 당시의 결제 상태가 기록되지 않은 이전 주문이라 정정할 수 없습니다.',
  },
  'correction.short': {
    en: 'Not all units of this order are in stock any more: {products}.',
    ko: '재고가 부족하여 정정할 수 없습니다: {products}',
  },
  'cancel.tooLate': {
    en: 'This order has already been processed and can no longer be cancelled here. Please contact us.',
    ko: '이미 처리가 시작되어 직접 취소하실 수 없는 주문입니다. 고객센터로 문의해 주세요.',
  },
  'orderAccess.requested': {
    en: 'If this order was placed with this email address, a link to it is on its way to your inbox.',
    ko: '해당 이메일로 접수된 주문이 있으면 주문 조회 링크를 메일로 보내 드립니다.',
  },
  'orderClaim.requested': {
    en: 'If you have ordered as a guest with this email address, a link that adds those orders to your account is on its way to your inbox.',
    ko: '해당 이메일로 주문하신 비회원 주문이 있으면 계정에 추가할 수 있는 링크를 메일로 보내 드립니다.',
  },
  'orders.tooMany': {
    en: 'At most 100 orders can be processed at once.',
    ko: '한 번에 최대 100건까지 처리할 수 있습니다.',
  },
  'skipped.confirmed': { en: 'This order has been confirmed already.', ko: '이미 확인된 주문입니다.' },
  'skipped.delayed': {
    en: 'This order has been delayed already; it can only be cancelled or shipped.',
    ko: '이미 배송이 지연된 주문으로, 취소 또는 발송만 할 수 있습니다.',
  },
  'skipped.cancelled': { en: 'This order has been cancelled and closed.', ko: '취소되어 종료된 주문입니다.' },
  'skipped.shipped': { en: 'This order has been shipped already.', ko: '이미 발송된 주문입니다.' },
  'skipped.sameNumber': {
    en: 'This order has been shipped already, under this number.',
    ko: '이미 같은 운송장 번호로 발송된 주문입니다.',
  },
  'skipped.otherStore': { en: 'This order belongs to the other store.', ko: '다른 스토어의 주문입니다.' },
  'orders.twice': { en: 'This order stands here twice.', ko: '같은 주문이 두 번 들어 있습니다.' },
  'tracking.used': {
    en: 'Another order has been shipped under this number already.',
    ko: '이미 다른 주문의 발송에 사용된 운송장 번호입니다.',
  },
  'tracking.missing': { en: 'This row has no tracking number yet.', ko: '아직 운송장 번호가 없는 행입니다.' },
  'tracking.rounded': {
    en: 'A spreadsheet has rounded this number. Please save the file again with the column as text.',
    ko: '엑셀에서 번호가 지수로 바뀌었습니다. 열 서식을 텍스트로 지정해 다시 저장해 주세요.',
  },
  'carrierFile.tooLarge': {
    en: 'This file is larger than 8 MB. Please split it.',
    ko: '8MB가 넘는 파일입니다. 나누어 올려 주세요.',
  },
  'carrierFile.tooManyRows': {
    en: 'This file has more than 20,000 rows. Please split it.',
    ko: '20,000행이 넘는 파일입니다. 나누어 올려 주세요.',
  },
  'carrierFile.unreadable': {
    en: 'This is no CSV file in UTF-8 or EUC-KR. In Excel, save it as "CSV".',
    ko: 'UTF-8 또는 EUC-KR로 저장된 CSV 파일이 아닙니다. 엑셀에서 ‘CSV’ 형식으로 저장해 주세요.',
  },
  'carrierFile.noNumbers': {
    en: 'No column of tracking numbers was found. The first rows need a heading such as "운송장번호".',
    ko: '운송장 번호 열을 찾지 못했습니다. 첫머리에 ‘운송장번호’와 같은 제목이 있어야 합니다.',
  },
  'carrierFile.noOrders': {
    en: 'No column of order numbers was found. The first rows need a heading such as "주문번호".',
    ko: '주문번호 열을 찾지 못했습니다. 첫머리에 ‘주문번호’와 같은 제목이 있어야 합니다.',
  },
  'carrierFile.empty': { en: 'This file has headings but no rows.', ko: '제목만 있고 내용이 없는 파일입니다.' },
  'note.tooMany': {
    en: 'This order has 100 notes; no more can be added.',
    ko: '메모는 주문당 100개까지 남길 수 있습니다.',
  },
  'escrowDelivery.notDue': {
    en: 'There is nothing to register for this order, or another member of staff was faster.',
    ko: '등록할 배송 정보가 없거나 다른 담당자가 먼저 처리했습니다.',
  },
  'refundSettlement.notDue': {
    en: 'This refund is not waiting to be settled, or more would go back than was paid.',
    ko: '따로 처리할 환불이 아니거나, 결제 금액보다 많은 금액을 환불하게 됩니다.',
  },
  'refund.notDue': {
    en: 'No refund by hand is due for this order.',
    ko: '직접 환불해야 할 금액이 없는 주문입니다.',
  },
} as const satisfies MessageTable;
