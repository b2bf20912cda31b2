import type { MessageTable } from './message-table.ts';

/** Products and their stock in the back office (STOCK-8, STOCK-9). */
export const PRODUCT_MESSAGES = {
  'stockQuantity.notNumeric': {
    en: 'Please only enter number only for your Quantity.',
    ko: '수량은 숫자만 입력해 주세요.',
  },
  'stock.conflict': {
    en: 'The stock changed while you were editing. Please check the new figure.',
    ko: '수정하는 동안 재고가 변경되었습니다. 새 수량을 확인해 주세요.',
  },
  'product.titleRequired': { en: 'Please enter a name.', ko: '상품명을 입력해 주세요.' },
  'product.subtitleRequired': {
    en: 'Please enter the line below the name.',
    ko: '상품명 아래의 한 줄 소개를 입력해 주세요.',
  },
  'product.slugInvalid': {
    en: 'Please use small letters, digits and single hyphens only.',
    ko: '영문 소문자, 숫자, 하이픈(-)만 사용해 주세요.',
  },
  'product.priceInvalid': {
    en: 'Please enter an amount above zero, up to 100,000,000 won or 1,000,000 dollars.',
    ko: '0보다 크고 1억 원(100만 달러) 이하인 금액을 입력해 주세요.',
  },
  'product.formerPriceLow': {
    en: 'The former price must be higher than the price.',
    ko: '할인 전 가격은 판매가보다 높아야 합니다.',
  },
  'product.contentsKindInvalid': { en: 'Please choose what is counted.', ko: '내용량의 단위를 선택해 주세요.' },
  'product.contentsAmountInvalid': {
    en: 'Please enter a whole number from 1 to 100,000.',
    ko: '1~100,000 사이의 정수를 입력해 주세요.',
  },
  'product.packsInvalid': {
    en: 'Please enter a whole number of packs from 1 to 10,000.',
    ko: '팩 수는 1~10,000 사이의 정수로 입력해 주세요.',
  },
  'product.weightInvalid': {
    en: 'Please enter whole grams from 1 to 20,000.',
    ko: '1~20,000g 사이의 정수를 입력해 주세요.',
  },
  'product.sideInvalid': {
    en: 'Please enter whole millimeters from 1 to 1,000.',
    ko: '1~1,000mm 사이의 정수를 입력해 주세요.',
  },
  'product.pictureRequired': { en: 'Please add at least one picture.', ko: '사진을 한 장 이상 넣어 주세요.' },
  'product.storePictureRequired': {
    ko: '두 매장 모두 사진이 한 장 이상 보여야 합니다.',
    en: 'Each store needs at least one picture.',
  },
  'product.picturesTooMany': {
    en: 'A product can have up to 12 pictures.',
    ko: '사진은 12장까지 넣을 수 있습니다.',
  },
  'product.pictureRepeated': { en: 'The same picture is there twice.', ko: '같은 사진이 두 번 들어 있습니다.' },
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
  'product.suitRepeated': {
    en: 'Please choose each answer once only.',
    ko: '같은 항목은 한 번만 선택해 주세요.',
  },
  'product.reasonRequired': {
    en: 'Please enter the reason that shoppers read.',
    ko: '고객에게 보여 줄 이유를 입력해 주세요.',
  },
  'product.goesWithTooMany': { en: 'Please choose at most 4 products.', ko: '상품은 4개까지 선택할 수 있습니다.' },
  'product.goesWithRepeated': {
    en: 'Please choose each product once only.',
    ko: '같은 상품은 한 번만 선택해 주세요.',
  },
  'product.comparisonTooLong': {
    en: 'A comparison can have up to 10 rows.',
    ko: '비교표는 10줄까지 넣을 수 있습니다.',
  },
  'product.reportUnknown': { en: 'There is no such document.', ko: '문서를 찾을 수 없습니다.' },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const PRODUCT_API_MESSAGES = {
  'product.slugTaken': {
    en: 'Another product has or had this address.',
    ko: '다른 상품이 사용 중이거나 사용했던 주소입니다.',
  },
  'product.pictureUnknown': {
    en: 'This picture is not there any more. Please add it again.',
    ko: '사진을 찾을 수 없습니다. 다시 올려 주세요.',
  },
  'product.goesWithUnknown': {
    en: 'One of these products does not exist any more, or is this product itself.',
    ko: '없어진 상품이나 이 상품 자신이 들어 있습니다.',
  },
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
} as const satisfies MessageTable;
