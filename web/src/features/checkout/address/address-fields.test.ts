import { describe, expect, it } from 'vitest';
import { getAddressFieldOrder, getAddressToEdit } from './address-fields.ts';

const nothing = { firstName: '', lastName: '', address: '', apt: '', city: '', state: '', zipCode: '' };
const albany = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main St',
  apt: '',
  city: 'Albany',
  state: 'NY',
  zipCode: '12207',
};

describe('the address form', () => {
  it('shows the family name first in Korean', () => {
    expect(getAddressFieldOrder('KR', 'ko').slice(0, 3)).toEqual(['lastName', 'firstName', 'zipCode']);
    expect(getAddressFieldOrder('US', 'en').slice(0, 3)).toEqual(['firstName', 'lastName', 'address']);
  });

  it('starts with what was typed, or else with the stored address', () => {
    expect(getAddressToEdit({ ...nothing, city: 'Troy' }, albany)).toEqual({ ...nothing, city: 'Troy' });
    expect(getAddressToEdit(null, albany)).toEqual(albany);
    expect(getAddressToEdit(null, null)).toEqual(nothing);
  });

  it('stays empty if an empty form was requested', () => {
    expect(getAddressToEdit(nothing, albany)).toEqual(nothing);
  });
});
