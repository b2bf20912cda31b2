import type { MessageTable } from './message-table.ts';

/** Customers with an account and people who ordered without one; only the API returns these messages. */
export const CUSTOMER_API_MESSAGES = {
  'tag.tooMany': {
    en: 'There are 20 tags already. Please remove one first.',
    ko: '태그는 20개까지 달 수 있습니다. 먼저 하나를 삭제해 주세요.',
  },
  'customer.notFound': {
    en: 'This customer is no longer here: the account was deleted, or the orders belong to an account now.',
    ko: '더 이상 없는 고객입니다. 계정이 삭제되었거나 주문이 회원 계정으로 옮겨졌습니다.',
  },
  'guestOrders.unproven': {
    en: 'It is not certain that this email address belongs to the member. Send them the link by email: once they open it, the orders are theirs.',
    ko: '이 이메일 주소가 회원 본인의 것인지 확인되지 않았습니다. 이메일로 링크를 보내 주세요. 회원이 링크를 열면 주문이 계정으로 옮겨집니다.',
  },
  'guestOrders.none': {
    en: 'There are no guest orders of this address any more. Somebody may have moved them already.',
    ko: '이 주소로 된 비회원 주문이 더 이상 없습니다. 다른 담당자가 이미 옮겼을 수 있습니다.',
  },
  'guestOrders.changed': {
    en: 'The orders have changed meanwhile. Please look at them again before you move them.',
    ko: '그사이 주문이 바뀌었습니다. 다시 확인한 뒤 옮겨 주세요.',
  },
} as const satisfies MessageTable;
