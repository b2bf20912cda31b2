import { DEFAULT_SHOP_SETTINGS, SETTINGS_SECTIONS } from '@eunbit/schema/shop-settings';
import { validateSettings } from '@eunbit/schema/validation-shop-settings';
import { describe, expect, it } from 'vitest';
import { isSameDraft, toSectionDraft, toSectionValue, withNewRow } from './section-draft.ts';

const { banks, shipping, stock } = DEFAULT_SHOP_SETTINGS;

describe('the form of a section of the settings', () => {
  it('has every value of each section, and gives it back as it was', () => {
    for (const section of SETTINGS_SECTIONS) {
      const value = DEFAULT_SHOP_SETTINGS[section];
      expect(toSectionValue(section, toSectionDraft(section, value))).toEqual(value);
    }
  });

  it('takes dollars with cents, and tells the rules of a text that is no amount', () => {
    const draft = toSectionDraft('shipping', shipping);
    expect(draft.typed).toMatchObject({ 'KR.standard': '5000', 'US.standard': '5.00' });

    const typed = { ...draft.typed, 'US.standard': '6.5', 'KR.standard': 'five' };
    const value = toSectionValue('shipping', { ...draft, typed });
    expect(value.US.standard).toBe(650);
    expect(validateSettings('shipping', value)).toEqual([{ path: 'KR.standard', key: 'settings.numberInvalid' }]);
  });

  it('adds an entry with an id of its own, which differs from what is stored', () => {
    const draft = toSectionDraft('banks', banks);
    const longer = withNewRow(draft, 'banks', 'bank-1');

    expect(longer.rows.at(-1)).toMatchObject({ typed: { id: 'bank-1', 'name.ko': '', accountNumber: '' } });
    expect(new Set(longer.rows.map(({ key }) => key)).size).toBe(banks.accounts.length + 1);
    expect(isSameDraft(draft, longer)).toBe(false);
  });

  it('is unchanged when what was typed is taken back', () => {
    const draft = toSectionDraft('stock', stock);
    const typed = { ...draft, typed: { ...draft.typed, lowStockAt: '7' } };
    expect(isSameDraft(draft, typed)).toBe(false);
    expect(isSameDraft(draft, { ...typed, typed: { ...typed.typed, lowStockAt: '5' } })).toBe(true);
  });
});
