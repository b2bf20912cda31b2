import type { MessageTable } from './message-table.ts';

/** Addresses: at checkout and in the account (CHECKOUT-5, CHECKOUT-6, ADDRESS-2 to ADDRESS-10). */
export const ADDRESS_MESSAGES = {
  'address.required': { en: 'Address is required.', ko: '주소를 입력해 주세요.' },
  'city.required': { en: 'City is required.', ko: '시·군·구를 입력해 주세요.' },
  'city.notKorean': {
    en: 'Please put a korean address. This address is not valid in Korea.',
    ko: '한국 주소를 입력해 주세요. 한국에서 사용할 수 없는 주소입니다.',
  },
  'state.required': { en: 'This is required.', ko: '필수 항목입니다.' },
  'zipCode.required': { en: 'Zipcode is required.', ko: '우편번호를 입력해 주세요.' },
  'address.invalid': {
    en: 'It is an invalid address. Please check again.',
    ko: '올바르지 않은 주소입니다. 다시 확인해 주세요.',
  },
  'address.notServed': {
    en: 'We deliver to the fifty states and Washington, D.C. We are sorry: not to U.S. territories or to APO, FPO and DPO addresses.',
    ko: '미국 50개 주와 워싱턴 D.C.로만 배송합니다. 미국령과 군사우편(APO·FPO·DPO) 주소로는 배송하지 않습니다.',
  },
  'zipCode.put': { en: 'Please put zipcode.', ko: '우편번호를 입력해 주세요.' },
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
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const ADDRESS_API_MESSAGES = {
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
} as const satisfies MessageTable;
