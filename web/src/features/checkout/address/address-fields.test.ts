import { describe, expect, it } from 'vitest';
import { getAddressFieldOrder, getAddressToEdit } from './address-fields.ts';

const nothing = { firstname: '', lastname: '', address: '', apt: '', city: '', state: '', zipcode: '' };
const albany = {
  firstname: 'Ann',
  lastname: 'Lee',
  address: '1 Main St',
  apt: '',
  city: 'Albany',
  state: 'NY',
  zipcode: '12207',
};

describe('the address form', () => {
  it('asks for the family name first in Korean', () => {
    expect(getAddressFieldOrder('KR', 'ko').slice(0, 3)).toEqual(['lastname', 'firstname', 'zipcode']);
    expect(getAddressFieldOrder('US', 'en').slice(0, 3)).toEqual(['firstname', 'lastname', 'address']);
  });

  it('begins with what was typed, else with what the server knows', () => {
    expect(getAddressToEdit({ ...nothing, city: 'Troy' }, albany)).toEqual({ ...nothing, city: 'Troy' });
    expect(getAddressToEdit(null, albany)).toEqual(albany);
    expect(getAddressToEdit(null, null)).toEqual(nothing);
  });

  it('stays empty for who asked for an empty one', () => {
    expect(getAddressToEdit(nothing, albany)).toEqual(nothing);
  });
});
