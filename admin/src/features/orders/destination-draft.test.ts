import { describe, expect, it } from 'vitest';
import { findDestinationChanges, rebaseDraft, toDestination, toDestinationDraft } from './destination-draft.ts';

const order = {
  market: 'KR' as const,
  phone: '010-1234-5678',
  address: {
    firstName: '미나',
    lastName: '이',
    address: '은빛로 12',
    apt: '',
    city: '성동구',
    state: '서울특별시',
    zipCode: '04790',
  },
  deliveryNote: { instruction: 'OTHER' as const, text: '벨을 눌러 주세요' },
  giftMessage: '생일 축하해요',
};

describe('the draft of a destination', () => {
  it('starts with the destination of the order, without changes', () => {
    const draft = toDestinationDraft(order);

    expect(toDestination(draft, 'KR')).toEqual({
      address: order.address,
      phone: order.phone,
      deliveryNote: order.deliveryNote,
      giftMessage: order.giftMessage,
    });
    expect(findDestinationChanges(order, draft, 'ko')).toEqual([]);
  });

  it('lists the values before and after each edit', () => {
    const draft = {
      ...toDestinationDraft(order),
      firstName: '서연',
      deliveryInstruction: '',
      phone: ' 010-1234-5678 ',
    };

    expect(findDestinationChanges(order, draft, 'ko')).toEqual([
      { field: 'RECIPIENT', before: '이미나', after: '이서연' },
      { field: 'DELIVERY_NOTE', before: '벨을 눌러 주세요', after: '' },
    ]);
  });

  it('keeps the typed fields when a colleague saves other changes', () => {
    const typed = { ...toDestinationDraft(order), firstName: '서연', phone: '010-0000-0001' };
    const now = { ...order, phone: '010-9999-8888', address: { ...order.address, apt: '101동 1203호' } };

    const draft = rebaseDraft(typed, order, now);

    expect(draft).toEqual({ ...toDestinationDraft(now), firstName: '서연', phone: '010-0000-0001' });
    expect(findDestinationChanges(now, draft, 'ko')).toEqual([
      { field: 'RECIPIENT', before: '이미나', after: '이서연' },
      { field: 'PHONE', before: '010-9999-8888', after: '010-0000-0001' },
    ]);
  });
});
