import { DEFAULT_SHOP_SETTINGS, SETTINGS_SECTIONS } from '@eunbit/schema/shop-settings';
import { validateSettings } from '@eunbit/schema/validation-shop-settings';
import { describe, expect, it } from 'vitest';
import { createRow, toSectionDraft, toSectionValue } from './section-draft.ts';

const { banks, shipping } = DEFAULT_SHOP_SETTINGS;

describe('the draft of a settings section', () => {
  it('has every value of each section, and restores it unchanged', () => {
    for (const section of SETTINGS_SECTIONS) {
      const value = DEFAULT_SHOP_SETTINGS[section];
      expect(toSectionValue(section, toSectionDraft(section, value))).toEqual(value);
    }
  });

  it('accepts dollars with cents, and leaves an invalid amount to the validation of the section', () => {
    const draft = toSectionDraft('shipping', shipping);
    expect(draft).toMatchObject({ KR: { standard: '5000' }, US: { standard: '5.00' } });

    const typed = { ...draft, US: { ...draft.US, standard: '6.5' }, KR: { ...draft.KR, standard: 'five' } };
    const value = toSectionValue('shipping', typed);
    expect(value.US.standard).toBe(650);
    expect(validateSettings('shipping', value)).toEqual([{ path: 'KR.standard', key: 'settings.numberInvalid' }]);
  });

  it('adds an entry with a generated id and a key of its own', () => {
    const { accounts } = toSectionDraft('banks', banks);
    const row = createRow('banks', accounts, 'bank-1');

    expect(row).toEqual({
      key: banks.accounts.length,
      id: 'bank-1',
      name: { ko: '', en: '' },
      accountNumber: '',
      accountHolder: '',
    });
  });
});
