import { describe, expect, it } from 'vitest';
import { isSameAddress } from './address.ts';
import { normaliseOrderNumber } from './order.ts';
import { normaliseLine, stripInvisible } from './typed-line.ts';
import { validateSignUp } from './validation-account.ts';
import { validateAddress } from './validation-address.ts';
import { validateContact } from './validation-checkout.ts';
import { validateContactMessage } from './validation-contact.ts';
import { validateReview } from './validation-review.ts';
import { isTrackingNumber } from './validation-tracking.ts';

const address = {
  firstName: 'Mina',
  lastName: 'Lee',
  address: '１ Ｍａｉｎ Ｓｔ',
  apt: '＃４Ｂ',
  city: 'Austin',
  state: 'ＴＸ',
  zipCode: '７３３０１',
};

describe('full-width digits and letters (STORE-13)', () => {
  it('are accepted like narrow ones in every form', () => {
    const contact = { email: 'ｍｉｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', phone: '０１０－１２３４', passCode: 'ｍｏｏｎ' };
    expect(validateContact(contact)).toEqual([]);
    expect(validateAddress(address, 'US')).toEqual([]);
    expect(isTrackingNumber('LOGEN', '１２３４５６７８９０１')).toBe(true);
  });

  it('do not make a different address or order number (ORDER-1)', () => {
    const narrow = { ...address, address: '1 Main St', apt: '#4B', state: 'TX', zipCode: '73301' };
    expect(isSameAddress(address, narrow)).toBe(true);
    expect(normaliseOrderNumber('ＥＢ－２６０１０１－ＡＢＣＤ１２３４')).toBe('EB-260101-ABCD1234');
  });
});

/** Invisible characters that are copied along with a number from a message, a page or a document. */
const MARKS =
  '\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\u3164\ufeff\uffa0';

describe('invisible marks (STORE-22)', () => {
  it.each([...MARKS])('such as %j are removed from a line', (mark) => {
    expect(normaliseLine(`${mark}010${mark}-1234${mark}`)).toBe('010-1234');
  });

  it.each([
    '👨\u200d👩\u200d👧',
    '👩🏽\u200d🚒',
    '❤\ufe0f\u200d🔥',
    'می\u200cخواهم',
    'ශ්\u200dරී',
    'क्\u200dष',
    '葛\u{e0100}',
  ])('in %j are preserved', (text) => {
    expect(stripInvisible(text)).toBe(text);
  });

  it('include joiners if the script does not need them', () => {
    expect(stripInvisible('mi\u200dna\u200c이\u200d미\u200c나 010\u200d1234\u200d')).toBe('mina이미나 0101234');
  });

  it.each([MARKS, '\u200d\u200c', ' \u3164 '])('do not count as text by themselves: %j', (nothing) => {
    const contact = { email: 'mina@example.com', phone: nothing, passCode: nothing };
    expect(validateContact(contact).map(({ key }) => key)).toEqual(['phone.required', 'newPassCode.required']);
    const message = { name: nothing, phone: '010-1234-5678', email: nothing, message: nothing, orderNumber: '' };
    expect(validateContactMessage(message).map(({ path }) => path)).toEqual(['name', 'email', 'message']);
    const person = { firstName: nothing, lastName: nothing, email: 'mina@example.com', password: 'silver-light' };
    expect(validateSignUp(person).map(({ path }) => path)).toEqual(['firstName', 'lastName']);
    const review = { title: nothing, comment: nothing, rating: 5, pictureIds: [] };
    expect(validateReview(review).map(({ key }) => key)).toEqual(['review.titleRequired', 'review.commentRequired']);
    const to = { ...address, firstName: nothing, city: nothing };
    expect(validateAddress(to, 'US').map(({ path }) => path)).toEqual(['firstName', 'city']);
  });

  it('do not hide a number or a code from the form that checks it', () => {
    expect(validateContact({ email: 'mina@example.com', phone: '\u202a010-1234\u202c', passCode: null })).toEqual([]);
    expect(validateAddress({ ...address, state: '\u200bTX', zipCode: '\u202d73301\u202c' }, 'US')).toEqual([]);
    expect(isTrackingNumber('LOGEN', '\u202d12345678901\u202c')).toBe(true);
    expect(normaliseOrderNumber('\ufeffEB-260101-\u00adABCD1234\u2069')).toBe('EB-260101-ABCD1234');
  });
});
