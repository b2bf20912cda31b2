import { MAILING_CONSENT } from './consent-texts.ts';
import type { Language } from './market.ts';

/**
 * Messages that both sides of the wire show, by key, in both languages; the rules in docs/rules name them by their key.
 * `{n}` and the like are filled in by `message()`. Texts that only a screen shows live beside that screen.
 */
export const MESSAGES = {
  // Contact step of the checkout (CHECKOUT-3, CHECKOUT-4)
  'email.required': { en: 'Email is required.', ko: '이메일을 입력해 주세요.' },
  'email.invalid': { en: 'Please put valid email address.', ko: '올바른 이메일 주소를 입력해 주세요.' },
  'phone.required': { en: 'Phone number is required.', ko: '전화번호를 입력해 주세요.' },
  'phone.short': { en: "Phone number's length is too short.", ko: '전화번호가 너무 짧습니다.' },
  'newPassCode.required': {
    en: 'Password is required for guest checkout.',
    ko: '비회원 주문에는 주문 조회용 비밀번호가 필요합니다.',
  },
  'newPassCode.short': {
    en: 'Please choose a password of at least 4 characters.',
    ko: '주문 조회용 비밀번호는 4자 이상이어야 합니다.',
  },
  // Address step (CHECKOUT-5, CHECKOUT-6)
  'firstname.required': { en: 'First name is required.', ko: '이름을 입력해 주세요.' },
  'lastname.required': { en: 'Last name is required.', ko: '성을 입력해 주세요.' },
  'address.required': { en: 'Address is required.', ko: '주소를 입력해 주세요.' },
  'city.required': { en: 'City is required.', ko: '시·군·구를 입력해 주세요.' },
  'city.notKorean': {
    en: 'Please put a korean address. This address is not valid in Korea.',
    ko: '한국 주소를 입력해 주세요. 한국에서 사용할 수 없는 주소입니다.',
  },
  'state.required': { en: 'This is required.', ko: '필수 항목입니다.' },
  'zipcode.required': { en: 'Zipcode is required.', ko: '우편번호를 입력해 주세요.' },
  'address.invalid': {
    en: 'It is an invalid address. Please check again.',
    ko: '올바르지 않은 주소입니다. 다시 확인해 주세요.',
  },
  // Payment step (PAYMENT-1 to PAYMENT-20)
  'bank.required': { en: 'Please select a bank', ko: '입금하실 은행을 선택해 주세요.' },
  'depositorName.required': { en: 'Please put your name', ko: '입금자명을 입력해 주세요.' },
  'terms.required': { en: 'Please agree to all terms.', ko: '모든 약관에 동의해 주세요.' },
  'shippingOption.unavailable': {
    en: 'This shipping option is not available for your order.',
    ko: '이 주문에는 사용할 수 없는 배송 방법입니다.',
  },
  'deliveryNote.required': { en: 'Please write your delivery note.', ko: '배송 요청사항을 입력해 주세요.' },
  'deliveryNote.unavailable': {
    en: 'This delivery note is not available in this store.',
    ko: '이 스토어에서 선택할 수 없는 배송 요청사항입니다.',
  },
  'cashReceipt.personalRequired': {
    en: 'Please put your mobile number or cash receipt card number.',
    ko: '휴대폰 번호 또는 현금영수증 카드 번호를 입력해 주세요.',
  },
  'cashReceipt.personalInvalid': {
    en: 'Please check the number: a mobile number or the 18 digits of a cash receipt card.',
    ko: '휴대폰 번호 또는 현금영수증 카드 번호 18자리를 다시 확인해 주세요.',
  },
  'cashReceipt.businessRequired': {
    en: 'Please put your business registration number.',
    ko: '사업자등록번호를 입력해 주세요.',
  },
  'cashReceipt.businessInvalid': {
    en: 'Please check the 10 digits of your business registration number.',
    ko: '사업자등록번호 10자리를 다시 확인해 주세요.',
  },
  'cashReceipt.unavailable': {
    en: 'A cash receipt can be asked for with deposits in the Korean store only.',
    ko: '현금영수증은 한국 스토어의 계좌 입금 주문에만 신청할 수 있습니다.',
  },
  'paymentMethod.unavailable': {
    en: 'This payment method is not available in this store.',
    ko: '이 스토어에서 사용할 수 없는 결제 방법입니다.',
  },
  'payment.declined': { en: 'Your card was declined.', ko: '카드가 승인되지 않았습니다.' },
  'payment.retry': {
    en: 'Your payment was not successful, please try again.',
    ko: '결제가 완료되지 않았습니다. 다시 시도해 주세요.',
  },
  'payment.succeeded': { en: 'Payment succeeded!', ko: '결제가 완료되었습니다!' },
  'payment.unclear': { en: 'Something went wrong.', ko: '문제가 발생했습니다.' },
  'payment.processing': { en: 'Your payment is processing.', ko: '결제를 처리하고 있습니다.' },
  'payment.unavailable': {
    en: 'There is a technical issue. Please try after 10 minutes.',
    ko: '일시적인 오류가 발생했습니다. 10분 후에 다시 시도해 주세요.',
  },
  'payment.ended': {
    en: 'This payment has ended and nothing was charged. Please press the button again.',
    ko: '이 결제는 종료되었으며 청구된 금액은 없습니다. 버튼을 다시 눌러 주세요.',
  },
  'payment.replaced': {
    en: 'You have begun to pay for this order in another way, maybe in another tab. Nothing was charged here.',
    ko: '다른 탭 등에서 이 주문의 다른 결제가 시작되었습니다. 여기서는 결제되지 않았습니다.',
  },
  'order.alreadyPlaced': {
    en: 'This order was already placed by another payment: number {number}. Nothing was charged here.',
    ko: '다른 결제로 이미 주문이 완료되었습니다. 주문 번호는 {number}이며, 여기서는 결제되지 않았습니다.',
  },
  'payment.refunded': {
    en: 'The reserved items were no longer available. Your payment is being refunded in full.',
    ko: '예약된 상품을 더 이상 준비할 수 없어 결제 금액 전액을 환불해 드립니다.',
  },
  // Cart and stock (CART-1, CART-5)
  'product.stopped': {
    en: 'Sorry. This product is not available to order right now',
    ko: '죄송합니다. 현재 주문할 수 없는 상품입니다.',
  },
  'product.outOfStock': { en: 'Out of Stock', ko: '품절' },
  'product.notFound': { en: 'We could not find this product.', ko: '상품을 찾을 수 없습니다.' },
  'quantity.maximum': {
    en: 'Sorry, the maximum orderable quantity is {n}.',
    ko: '죄송합니다. 최대 주문 가능 수량은 {n}개입니다.',
  },
  'quantity.invalid': { en: 'Quantity must be a whole number of at least 1.', ko: '수량은 1 이상의 정수여야 합니다.' },
  'cart.empty': { en: 'Please add an item to check out.', ko: '주문하실 상품을 담아 주세요.' },
  'stock.insufficient': {
    en: 'Some items are no longer available in the quantity you want.',
    ko: '일부 상품의 재고가 부족합니다.',
  },
  'checkout.notFound': {
    en: 'We could not find this checkout. Please start again from your cart.',
    ko: '주문 정보를 찾을 수 없습니다. 장바구니에서 다시 시작해 주세요.',
  },
  'checkout.incomplete': { en: 'Please complete the earlier steps first.', ko: '이전 단계를 먼저 완료해 주세요.' },
  'total.changed': {
    en: 'The amount has changed. Please check it again before you pay.',
    ko: '결제 금액이 변경되었습니다. 금액을 다시 확인해 주세요.',
  },
  // Orders (ORDER-2 to ORDER-20)
  'order.notFound': { en: 'We could not find the order.', ko: '주문을 찾을 수 없습니다.' },
  'orderNumber.required': { en: 'Please search an order.', ko: '주문을 조회해 주세요.' },
  'passCode.required': { en: 'Please put your pass code.', ko: '주문 조회용 비밀번호를 입력해 주세요.' },
  'passCode.wrong': {
    en: 'We found your order but password is not matched. Please check your pass code.',
    ko: '주문은 찾았지만 비밀번호가 일치하지 않습니다. 다시 확인해 주세요.',
  },
  'status.refused': {
    en: 'This order cannot move to that status.',
    ko: '주문을 해당 상태로 변경할 수 없습니다.',
  },
  'status.unpaid': {
    en: 'There is no money for this order: the payment has not arrived or its authorization has ended.',
    ko: '이 주문은 결제 금액이 확보되지 않았습니다. 입금 전이거나 카드 승인이 만료되었습니다.',
  },
  'order.closed': {
    en: 'Order has been cancelled. This order has closed.',
    ko: '주문이 취소되어 종료되었습니다.',
  },
  'order.conflict': {
    en: 'Another member of staff changed this order meanwhile.',
    ko: '다른 담당자가 먼저 주문 상태를 변경했습니다.',
  },
  'cashReceipt.issueNumberRequired': {
    en: 'Please put the approval number of the cash receipt.',
    ko: '현금영수증 승인번호를 입력해 주세요.',
  },
  'cashReceipt.issueNumberInvalid': {
    en: 'An approval number has 9 letters and digits.',
    ko: '승인번호는 영문과 숫자 9자리입니다.',
  },
  'cashReceipt.issuedOnInvalid': {
    en: 'Please put the date of issue, between the day of the order and today.',
    ko: '발급일을 주문일부터 오늘 사이의 날짜로 입력해 주세요.',
  },
  'cashReceipt.alreadyIssued': {
    en: 'Another member of staff has noted this cash receipt already.',
    ko: '다른 담당자가 먼저 현금영수증 발급을 기록했습니다.',
  },
  'cashReceipt.notDue': {
    en: 'There is no cash receipt to issue for this order: it asks for none, or its money has not arrived.',
    ko: '발급할 현금영수증이 없습니다. 신청하지 않은 주문이거나 입금 전입니다.',
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
  'orders.noneSelected': {
    en: 'Select at least one order to perform.',
    ko: '처리할 주문을 하나 이상 선택해 주세요.',
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
  'note.required': { en: 'Please write a note.', ko: '메모를 입력해 주세요.' },
  'note.tooMany': {
    en: 'This order has 100 notes; no more can be added.',
    ko: '메모는 주문당 100개까지 남길 수 있습니다.',
  },
  'refund.notDue': {
    en: 'No refund by hand is due for this order.',
    ko: '직접 환불해야 할 금액이 없는 주문입니다.',
  },
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
  // Stock editing (STOCK-8, STOCK-9)
  'stockQuantity.notNumeric': {
    en: 'Please only enter number only for your Quantity.',
    ko: '수량은 숫자만 입력해 주세요.',
  },
  'stock.conflict': {
    en: 'The stock changed while you were editing. Please check the new figure.',
    ko: '수정하는 동안 재고가 변경되었습니다. 새 수량을 확인해 주세요.',
  },
  // Products in the back office
  'product.titleRequired': { en: 'Please enter a name.', ko: '상품명을 입력해 주세요.' },
  'product.subtitleRequired': {
    en: 'Please enter the line below the name.',
    ko: '상품명 아래의 한 줄 소개를 입력해 주세요.',
  },
  'product.bothLanguages': {
    en: 'Please enter it in both languages, or in neither.',
    ko: '두 언어에 모두 입력하거나 모두 비워 주세요.',
  },
  'product.slugInvalid': {
    en: 'Please use small letters, digits and single hyphens only.',
    ko: '영문 소문자, 숫자, 하이픈(-)만 사용해 주세요.',
  },
  'product.slugTaken': {
    en: 'Another product has or had this address.',
    ko: '다른 상품이 사용 중이거나 사용했던 주소입니다.',
  },
  'product.priceInvalid': {
    en: 'Please enter an amount above zero, up to 100,000,000 won or 1,000,000 dollars.',
    ko: '0보다 크고 1억 원(100만 달러) 이하인 금액을 입력해 주세요.',
  },
  'product.formerPriceLow': {
    en: 'The former price must be higher than the price.',
    ko: '할인 전 가격은 판매가보다 높아야 합니다.',
  },
  'product.pictureRequired': { en: 'Please add at least one picture.', ko: '사진을 한 장 이상 넣어 주세요.' },
  'product.picturesTooMany': {
    en: 'A product can have up to 12 pictures.',
    ko: '사진은 12장까지 넣을 수 있습니다.',
  },
  'product.pictureRepeated': { en: 'The same picture is there twice.', ko: '같은 사진이 두 번 들어 있습니다.' },
  'product.pictureUnknown': {
    en: 'This picture is not there any more. Please add it again.',
    ko: '사진을 찾을 수 없습니다. 다시 올려 주세요.',
  },
  'product.altRequired': {
    en: 'Please say in words what the picture shows.',
    ko: '사진에 보이는 것을 글로 적어 주세요.',
  },
  'product.linesRequired': { en: 'Please enter at least one line.', ko: '한 줄 이상 입력해 주세요.' },
  'product.sectionRepeated': { en: 'This tab is there twice.', ko: '같은 탭이 두 번 들어 있습니다.' },
  'product.disclosureIncomplete': {
    en: 'A line that Korean law asks for is missing. Please add it, or keep the product a draft.',
    ko: '상품정보제공고시에 필요한 항목이 빠졌습니다. 항목을 추가하거나 작성 중 상태로 두세요.',
  },
  'product.disclosureTooLong': { en: 'A notice can have up to 30 lines.', ko: '항목은 30개까지 넣을 수 있습니다.' },
  'product.labelRequired': { en: 'Please enter a name.', ko: '이름을 입력해 주세요.' },
  'product.labelRepeated': { en: 'Another line has this name already.', ko: '같은 이름의 항목이 이미 있습니다.' },
  'product.factRequired': { en: 'Please fill this in.', ko: '내용을 입력해 주세요.' },
  'product.comparisonEmpty': {
    en: 'Please add at least one row, or leave out the comparison.',
    ko: '한 줄 이상 넣거나 비교표를 빼 주세요.',
  },
  'product.comparisonTooLong': {
    en: 'A comparison can have up to 10 rows.',
    ko: '비교표는 10줄까지 넣을 수 있습니다.',
  },
  'product.reportUnknown': { en: 'There is no such document.', ko: '문서를 찾을 수 없습니다.' },
  'product.conflict': {
    en: 'Somebody else changed this product while you were editing. Nothing was saved.',
    ko: '수정하는 동안 다른 직원이 이 상품을 변경했습니다. 저장하지 않았습니다.',
  },
  'product.orderConflict': {
    en: 'Somebody else changed the order, or added a product. Nothing was saved.',
    ko: '다른 직원이 순서를 바꾸었거나 상품을 추가했습니다. 저장하지 않았습니다.',
  },
  'product.isDraft': {
    en: 'This product is a draft in this store. Publish it first.',
    ko: '이 스토어에서 아직 작성 중인 상품입니다. 먼저 공개해 주세요.',
  },
  // Accounts: sign-up and sign-in (ACCOUNT-1, ACCOUNT-2, ACCOUNT-5)
  'firstname.short': { en: "First Name's minimum length is 1.", ko: '이름은 최소 1자입니다.' },
  'lastname.short': { en: "Last Name's minimum length is 1.", ko: '성은 최소 1자입니다.' },
  'password.required': { en: 'Password is required.', ko: '비밀번호를 입력해 주세요.' },
  'password.short': { en: "Password's minimum length is 6.", ko: '비밀번호는 최소 6자입니다.' },
  'password.wrong': { en: 'Your password is wrong.', ko: '비밀번호가 올바르지 않습니다.' },
  'user.notFound': { en: "User with this email doesn't exist.", ko: '가입되지 않은 이메일입니다.' },
  'user.exists': {
    en: 'User with this email already exist. Please log in.',
    ko: '이미 가입된 이메일입니다. 로그인해 주세요.',
  },
  'signIn.notEnabled': {
    en: 'Signing in with Email and Password is not enabled.',
    ko: '이메일과 비밀번호로는 로그인할 수 없습니다.',
  },
  'signIn.failed': { en: 'An error happened. Please try again.', ko: '오류가 발생했습니다. 다시 시도해 주세요.' },
  'account.failed': {
    en: 'An undefined error happened. Please try again.',
    ko: '알 수 없는 오류가 발생했습니다. 다시 시도해 주세요.',
  },
  // Accounts: new passwords (ACCOUNT-3, ACCOUNT-4)
  'newPassword.short': {
    en: 'Please put more than 6 characters for password.',
    ko: '비밀번호는 6자보다 길게 입력해 주세요.',
  },
  'newPassword.common': {
    en: 'This password is one of the most used and easily guessed. Please choose another one.',
    ko: '많은 사람이 사용해 추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
  },
  'newPassword.staffShort': {
    en: 'Staff accounts need a password of at least 12 characters.',
    ko: '직원 계정의 비밀번호는 12자 이상이어야 합니다.',
  },
  'password.renewalSent': {
    en: 'Staff accounts need a password of at least 12 characters. We sent you an email to set a new one.',
    ko: '직원 계정의 비밀번호는 12자 이상이어야 합니다. 새 비밀번호를 설정하는 메일을 보냈습니다.',
  },
  'newPassword.mismatch': {
    en: 'Password and confirm password are not same. Please check.',
    ko: '새 비밀번호와 비밀번호 확인이 일치하지 않습니다. 다시 확인해 주세요.',
  },
  'password.changed': { en: 'Your password has been changed.', ko: '비밀번호가 변경되었습니다.' },
  'password.recentSignIn': {
    en: 'For your safety, please log in again and then try once more.',
    ko: '안전을 위해 다시 로그인한 후 시도해 주세요.',
  },
  'reset.userNotFound': {
    en: 'The email is not found in our database. Please sign up.',
    ko: '가입된 이메일을 찾을 수 없습니다. 회원가입을 해 주세요.',
  },
  'reset.failed': {
    en: 'There is something wrong with the email. Please try again later.',
    ko: '이메일을 보내는 데 문제가 있습니다. 잠시 후 다시 시도해 주세요.',
  },
  'reset.sent': {
    en: 'Email is sent. Check your inbox for further instructions.',
    ko: '이메일을 보냈습니다. 받은 편지함에서 안내를 확인해 주세요.',
  },
  'link.invalid': {
    en: 'This link has expired or was used already. Please ask for a new one.',
    ko: '만료되었거나 이미 사용된 링크입니다. 다시 요청해 주세요.',
  },
  // Accounts: social sign-in (ACCOUNT-13, ACCOUNT-14)
  'social.emailTaken': {
    en: 'This email is already registered. Please log in, then link your social account on your information page.',
    ko: '이미 가입된 이메일입니다. 로그인한 뒤 내 정보에서 소셜 계정을 연결해 주세요.',
  },
  'social.visitOver': {
    en: 'This took too long. Please sign up again.',
    ko: '시간이 초과되었습니다. 처음부터 다시 가입해 주세요.',
  },
  'social.onlyWayIn': {
    en: 'This is the only way to log in to your account. Please set a password first.',
    ko: '이 계정에 로그인할 수 있는 유일한 방법입니다. 먼저 비밀번호를 설정해 주세요.',
  },
  'signUpTerms.consent': {
    en: 'I am over 18 and agree to the terms and conditions and the privacy policy.',
    ko: '만 18세 이상이며 이용약관과 개인정보 처리방침에 동의합니다.',
  },
  'signUpTerms.required': {
    en: 'Please agree to the terms and conditions.',
    ko: '이용약관에 동의해 주세요.',
  },
  // Accounts: personal information
  'phone.invalid': {
    en: 'Please put a valid phone number of Korea or North America.',
    ko: '한국 또는 북미 지역의 올바른 전화번호를 입력해 주세요.',
  },
  'emailChange.same': { en: 'This is your email already.', ko: '현재 사용 중인 이메일입니다.' },
  'emailChange.sent': {
    en: 'We sent an email to your new address. It is changed once you open the link in it.',
    ko: '새 이메일로 확인 메일을 보냈습니다. 메일의 링크를 열면 이메일이 변경됩니다.',
  },
  'emailChange.done': { en: 'Your email has been changed.', ko: '이메일이 변경되었습니다.' },
  'session.notFound': { en: 'This session has ended already.', ko: '이미 종료된 로그인입니다.' },
  'account.lastAdmin': {
    en: 'The last admin cannot be removed. Please appoint another one first.',
    ko: '마지막 관리자는 삭제할 수 없습니다. 먼저 다른 관리자를 지정해 주세요.',
  },
  // Staff: users and roles (STAFF-3 to STAFF-9)
  'account.notFound': { en: 'We could not find this account.', ko: '계정을 찾을 수 없습니다.' },
  'block.notAllowed': {
    en: 'Only an admin may block members of staff, and nobody can block themselves.',
    ko: '직원은 관리자만 차단할 수 있으며, 본인은 차단할 수 없습니다.',
  },
  'roleChangePin.required': { en: 'Please enter the secret code.', ko: '보안 코드를 입력해 주세요.' },
  'roleChangePin.invalid': {
    en: 'The secret code is a number of at most 6 digits.',
    ko: '보안 코드는 최대 6자리 숫자입니다.',
  },
  'roleChangePin.weak': { en: 'Please choose a number of 4 to 6 digits.', ko: '4~6자리 숫자로 정해 주세요.' },
  'roleChangePin.wrong': {
    en: 'Secret code is not matched. Try again.',
    ko: '보안 코드가 일치하지 않습니다. 다시 입력해 주세요.',
  },
  'roleChangePin.locked': {
    en: 'Too many wrong codes. Positions can be changed again in 15 minutes.',
    ko: '보안 코드를 여러 번 잘못 입력했습니다. 15분 뒤에 다시 변경할 수 있습니다.',
  },
  'roleChangePin.missing': {
    en: 'No secret code is set yet. An admin has to set one first.',
    ko: '아직 보안 코드가 없습니다. 관리자가 먼저 보안 코드를 설정해야 합니다.',
  },
  'role.changed': { en: 'New position is set. Thank you.', ko: '직책을 변경했습니다. 감사합니다.' },
  'role.conflict': {
    en: 'Somebody else has changed this position meanwhile. Please look again.',
    ko: '다른 담당자가 먼저 직책을 변경했습니다. 다시 확인해 주세요.',
  },
  'role.notAllowed': {
    en: 'Only an admin may give or take this position.',
    ko: '이 직책은 관리자만 변경할 수 있습니다.',
  },
  // Saved addresses (ADDRESS-2 to ADDRESS-10)
  'zipcode.put': { en: 'Please put zipcode.', ko: '우편번호를 입력해 주세요.' },
  'state.put': { en: 'Please put state.', ko: '시·도 또는 주(State)를 입력해 주세요.' },
  'city.put': { en: 'Please put city.', ko: '시·군·구 또는 도시를 입력해 주세요.' },
  'address.put': { en: 'Please put address.', ko: '주소를 입력해 주세요.' },
  'address.search': {
    en: 'Please enter your address through the address search.',
    ko: '주소 검색을 통해 주소를 입력해 주세요.',
  },
  'address.deleteFailed': {
    en: 'There is a technical issue. We are very sorry about inconvenience. Try later.',
    ko: '일시적인 오류가 발생했습니다. 불편을 드려 죄송합니다. 잠시 후 다시 시도해 주세요.',
  },
  'address.notFound': { en: 'We could not find this address.', ko: '주소를 찾을 수 없습니다.' },
  'address.conflict': {
    en: 'This address was changed elsewhere meanwhile. Please check it again.',
    ko: '다른 곳에서 먼저 변경된 주소입니다. 다시 확인해 주세요.',
  },
  'address.exists': { en: 'This address is saved already.', ko: '이미 저장된 주소입니다.' },
  'address.limit': {
    en: 'You have saved as many addresses as possible. Please delete one first.',
    ko: '저장할 수 있는 주소 수를 초과했습니다. 먼저 다른 주소를 삭제해 주세요.',
  },
  // Contact form (SUPPORT-1, SUPPORT-2)
  'name.required': { en: 'Name is required.', ko: '이름을 입력해 주세요.' },
  'message.required': { en: 'Please write your message.', ko: '문의 내용을 입력해 주세요.' },
  'contact.sent': { en: 'Your message is sent. Thank you!', ko: '문의가 접수되었습니다. 감사합니다!' },
  // Mailing list (SUPPORT-11, SUPPORT-12); who joins agrees to the consent
  'mailing.invalidEmail': {
    en: 'You have entered an invalid email address',
    ko: '올바르지 않은 이메일 주소입니다.',
  },
  'mailing.alreadyJoined': { en: 'Your email is already signed in.', ko: '이미 등록된 이메일입니다.' },
  'mailing.joined': {
    en: 'Your email is signed up in our mailing list. Thank you!',
    ko: '메일링 리스트에 등록되었습니다. 감사합니다!',
  },
  'mailing.consent': MAILING_CONSENT,
  // Restock subscription on the product page
  'restock.consent': {
    en: 'I agree that Eunbit keeps my email address to send me this one email. It is deleted once the email is sent, after 90 days at the latest.',
    ko: '재입고 알림 발송을 위한 이메일 수집·이용에 동의합니다. 알림을 보내면 바로, 늦어도 90일 뒤에는 삭제합니다.',
  },
  'restock.consentRequired': {
    en: 'Please agree so that we may write to you.',
    ko: '알림을 받으시려면 이메일 수집·이용에 동의해 주세요.',
  },
  'restock.requested': {
    en: 'We will write to you as soon as it is back in stock.',
    ko: '다시 입고되면 이메일로 알려 드리겠습니다.',
  },
  'restock.available': {
    en: 'This product can be ordered now.',
    ko: '지금 바로 주문하실 수 있는 상품입니다.',
  },
  // Reviews (REVIEW-2 to REVIEW-12)
  'review.titleRequired': { en: 'Please write a title.', ko: '제목을 입력해 주세요.' },
  'review.commentRequired': { en: 'Please write a comment.', ko: '내용을 입력해 주세요.' },
  'review.ratingInvalid': {
    en: 'Please choose from half a star to five stars.',
    ko: '별점을 0.5점부터 5점 사이에서 선택해 주세요.',
  },
  'review.tooManyPictures': { en: 'Maximum number of photo is 3.', ko: '사진은 최대 3장까지 올릴 수 있습니다.' },
  'review.pictureGone': {
    en: 'A photo is no longer there. Please add it again.',
    ko: '사진이 더 이상 남아 있지 않습니다. 다시 추가해 주세요.',
  },
  'review.notFound': { en: 'We could not find this review.', ko: '리뷰를 찾을 수 없습니다.' },
  'review.blocked': {
    en: 'Your account cannot write reviews. Please contact us if you have questions.',
    ko: '리뷰를 작성할 수 없는 계정입니다. 궁금한 점은 고객센터로 문의해 주세요.',
  },
  'review.replyShort': { en: 'Please leave at least 10 characters.', ko: '최소 10자 이상 남겨 주세요.' },
  'picture.tooLarge': { en: 'Sorry, image exceeds size.', ko: '죄송합니다. 이미지 크기가 너무 큽니다.' },
  'picture.unreadable': {
    en: 'Please choose a JPEG or PNG picture.',
    ko: 'JPEG 또는 PNG 사진을 선택해 주세요.',
  },
  // Partnership form (SUPPORT-6)
  'company.required': { en: 'Company is required.', ko: '회사명을 입력해 주세요.' },
  'industry.required': { en: 'Industry is required.', ko: '업종을 입력해 주세요.' },
  'partnership.sent': {
    en: 'Your request is sent. We will be in touch within a working day.',
    ko: '제휴 문의가 접수되었습니다. 영업일 하루 안에 연락드리겠습니다.',
  },
  // Notice board
  'announcement.titleRequired': { en: 'Please write a title.', ko: '제목을 입력해 주세요.' },
  'announcement.bodyRequired': { en: 'Please write a text.', ko: '내용을 입력해 주세요.' },
  'announcement.notFound': { en: 'We could not find this notice.', ko: '공지를 찾을 수 없습니다.' },
  // Requests in the back office
  'answer.required': { en: 'Please write an answer.', ko: '답변을 입력해 주세요.' },
  'request.notFound': { en: 'We could not find this request.', ko: '문의를 찾을 수 없습니다.' },
  'request.conflict': {
    en: 'A colleague has answered meanwhile. Please read their answer first.',
    ko: '다른 담당자가 먼저 답변했습니다. 그 답변을 확인해 주세요.',
  },
  'receipt.notPaid': {
    en: 'There is no receipt: no money has come for this order, or it was paid back.',
    ko: '결제되지 않았거나 환불된 주문이라 영수증을 보낼 수 없습니다.',
  },
  // Emails in the back office
  'email.notFailed': {
    en: 'This email has not failed (any more).',
    ko: '발송에 실패한 메일이 아닙니다. 이미 다시 보냈을 수 있습니다.',
  },
  // Saved views of the lists in the back office
  'view.nameRequired': { en: 'Please give the view a name.', ko: '보기 이름을 입력해 주세요.' },
  'view.filterUnknown': {
    en: 'There is no filter to save here. Please choose one first.',
    ko: '저장할 필터가 없습니다. 먼저 필터를 선택해 주세요.',
  },
  'view.notFound': { en: 'This view has been deleted meanwhile.', ko: '이미 삭제된 보기입니다.' },
  'view.exists': {
    en: 'You have a view of this name or with this filter already.',
    ko: '같은 이름이나 같은 필터의 보기가 이미 있습니다.',
  },
  'view.limit': {
    en: 'You have saved as many views of this list as possible. Please delete one first.',
    ko: '이 목록에 저장할 수 있는 보기 수를 초과했습니다. 먼저 다른 보기를 삭제해 주세요.',
  },
  // Visits
  'visit.refused': {
    en: 'This is not a report of a visit that the shop takes.',
    ko: '쇼핑몰이 받는 방문 기록이 아닙니다.',
  },
  // General
  'requests.tooMany': {
    en: 'Too many requests. Try again later.',
    ko: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  },
  'text.controlCharacter': {
    en: 'Please take out line breaks and invisible characters.',
    ko: '줄바꿈이나 보이지 않는 문자를 지워 주세요.',
  },
  'text.tooLong': { en: 'This text is too long.', ko: '입력한 내용이 너무 깁니다.' },
  'input.invalid': { en: 'Please check the marked fields.', ko: '표시된 항목을 확인해 주세요.' },
  unauthenticated: { en: 'Please sign in.', ko: '로그인해 주세요.' },
  forbidden: { en: 'You are not allowed to do this.', ko: '이 작업을 수행할 권한이 없습니다.' },
  internal: { en: 'Something went wrong. Please try again.', ko: '문제가 발생했습니다. 다시 시도해 주세요.' },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof MESSAGES;

/** The text of a key in a language, with `{name}` places filled in. */
export function message(
  key: MessageKey,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
