import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOP_SETTINGS, SETTINGS_SECTIONS, type SettingsSection, type ShopSettings } from './shop-settings.ts';
import { validateSettings } from './validation-shop-settings.ts';

/** Failures of a section with some of its values changed, as `path key`. */
function failuresOf<Section extends SettingsSection>(
  section: Section,
  changes: Partial<ShopSettings[Section]>,
): string[] {
  const value = { ...DEFAULT_SHOP_SETTINGS[section], ...changes };
  return validateSettings(section, value).map(({ path, key }) => `${path} ${key}`);
}

const [kb] = DEFAULT_SHOP_SETTINGS.banks.accounts;
if (!kb) throw new Error('the sample shop has no bank');

describe('the settings of a shop (STORE-15)', () => {
  it('are valid by default', () => {
    for (const section of SETTINGS_SECTIONS) expect(failuresOf(section, {})).toEqual([]);
  });

  it('need both languages, one line each', () => {
    expect(failuresOf('company', { name: { ko: ' ', en: 'A\nB' }, email: 'help', phone: '02' })).toEqual([
      'name.ko settings.required',
      'name.en text.controlCharacter',
      'phone phone.short',
      'email email.invalid',
    ]);
  });

  it('check the last digit of a business registration number', () => {
    const businessRegistrationNumber = '120-81-47521';
    expect(failuresOf('company', { businessRegistrationNumber })).toEqual([]);
    expect(failuresOf('company', { businessRegistrationNumber: '120-81-47522' })).toEqual([
      'businessRegistrationNumber settings.registrationNumberInvalid',
    ]);
  });

  it('may lack the accessibility phone, which is validated if present', () => {
    expect(failuresOf('support', { accessibilityPhone: '' })).toEqual([]);
    expect(failuresOf('support', { accessibilityPhone: '12' })).toEqual(['accessibilityPhone phone.short']);
  });

  it('may lack phone and address of the US store, which are validated if present (STORE-21)', () => {
    expect(failuresOf('support', { usPhone: '', usAddress: '' })).toEqual([]);
    expect(failuresOf('support', { usPhone: '12', usAddress: '350 Fifth Avenue\nNew York' })).toEqual([
      'usPhone phone.short',
      'usAddress text.controlCharacter',
    ]);
    expect(failuresOf('support', { usPhone: '212-555-0100', usAddress: '350 Fifth Avenue, New York' })).toEqual([]);
  });

  it('need support to end after it begins, and web addresses with https', () => {
    expect(failuresOf('support', { opens: '10:00', closes: '9:30' })).toEqual(['closes settings.closesTooEarly']);
    expect(failuresOf('support', { opens: '25:00' })).toEqual(['opens settings.timeInvalid']);
    const links = ['javascript:alert(1)', 'http://a.example', 'nowhere', 'https://instagram.com/eunbit'];
    expect(failuresOf('support', { socialLinks: links.map((url) => ({ name: 'X', url })) })).toEqual(
      [0, 1, 2].map((index) => `socialLinks.${index}.url settings.urlInvalid`),
    );
    const link = { name: 'X', url: 'https://x.com' };
    expect(failuresOf('support', { socialLinks: Array(11).fill(link) })).toEqual(['socialLinks settings.tooMany']);
  });

  it('need at least one bank account, each with a unique id', () => {
    expect(failuresOf('banks', { accounts: [] })).toEqual(['accounts settings.bankNeeded']);
    expect(failuresOf('banks', { accounts: [kb, { ...kb, accountNumber: '12 34' }] })).toEqual([
      'accounts.1.id settings.bankIdDouble',
      'accounts.1.accountNumber settings.accountNumberInvalid',
    ]);
    expect(failuresOf('banks', { accounts: [{ ...kb, id: '../kb' }] })).toEqual([
      'accounts.0.id settings.bankIdInvalid',
    ]);
  });

  it('need prices that are whole, positive and increase with speed', () => {
    const { KR, US } = DEFAULT_SHOP_SETTINGS.shipping;
    expect(failuresOf('shipping', { KR: { ...KR, standard: 0, freeShippingThreshold: 0 } })).toEqual([
      'KR.standard settings.numberInvalid',
    ]);
    expect(failuresOf('shipping', { US: { ...US, standard: 4.5, freeShippingThreshold: -1 } })).toEqual([
      'US.standard settings.numberInvalid',
      'US.freeShippingThreshold settings.numberInvalid',
    ]);
    expect(failuresOf('shipping', { US: { ...US, express: US.expedited } })).toEqual([
      'US.express settings.fasterIsDearer',
    ]);
    expect(failuresOf('shipping', { KR: { ...KR, standard: 1_000_001 } })).toEqual([
      'KR.standard settings.numberInvalid',
    ]);
  });

  it('need faster services to take one to three days, the dearest not longer than the other', () => {
    expect(failuresOf('shipping', { transitDays: { expedited: 4, express: 0 } })).toEqual([
      'transitDays.expedited settings.numberInvalid',
      'transitDays.express settings.numberInvalid',
    ]);
    expect(failuresOf('shipping', { transitDays: { expedited: 1, express: 2 } })).toEqual([
      'transitDays.express settings.dearerIsFaster',
    ]);
    expect(failuresOf('shipping', { transitDays: { expedited: 1, express: 1 } })).toEqual([]);
  });

  it('need an American sender, and stock limits that are whole numbers', () => {
    expect(failuresOf('sender', { state: 'Seoul', zipCode: '0709', phone: '010-1234' })).toEqual([
      'state address.invalid',
      'zipCode address.invalid',
      'phone settings.usPhoneInvalid',
    ]);
    expect(failuresOf('stock', { lowStockAt: -1, fewLeftBelow: 0 })).toEqual([
      'lowStockAt settings.numberInvalid',
      'fewLeftBelow settings.numberInvalid',
    ]);
  });
});
