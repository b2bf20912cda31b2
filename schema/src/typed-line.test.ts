import { describe, expect, it } from 'vitest';
import { isSameAddress } from './address.ts';
import { normaliseOrderNumber } from './order.ts';
import { validateAddress } from './validation-address.ts';
import { validateContact } from './validation-checkout.ts';
import { isTrackingNumber } from './validation-tracking.ts';

const address = {
  firstname: 'Mina',
  lastname: 'Lee',
  address: '１ Ｍａｉｎ Ｓｔ',
  apt: '＃４Ｂ',
  city: 'Austin',
  state: 'ＴＸ',
  zipcode: '７３３０１',
};

describe('full-width digits and letters (STORE-13)', () => {
  it('are as good as narrow ones wherever a form is checked', () => {
    const contact = { email: 'ｍｉｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', phone: '０１０－１２３４', passCode: 'ｍｏｏｎ' };
    expect(validateContact(contact)).toEqual([]);
    expect(validateAddress(address, 'US')).toEqual([]);
    expect(isTrackingNumber('LOGEN', '１２３４５６７８９０１')).toBe(true);
  });

  it('make no other address and no other order number (ORDER-1)', () => {
    const narrow = { ...address, address: '1 Main St', apt: '#4B', state: 'TX', zipcode: '73301' };
    expect(isSameAddress(address, narrow)).toBe(true);
    expect(normaliseOrderNumber('ＥＢ－２６０１０１－ＡＢＣＤ１２３４')).toBe('EB-260101-ABCD1234');
  });
});
