import { expect, it } from 'vitest';
import { NO_ADDRESS, pickAddressFields } from './address-fields.ts';

it('The fields of an address are sent without the fields that the API added', () => {
  const answered = { ...NO_ADDRESS, city: 'Albany', __typename: 'Address' };
  expect(pickAddressFields(answered)).toEqual({ ...NO_ADDRESS, city: 'Albany' });
});
