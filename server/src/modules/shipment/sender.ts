import { STORE_POLICY } from '@eunbit/schema/store-policy';
import type { PostalAddress } from '../../integrations/shipping/shipping-provider.ts';

/** The warehouse that ships US parcels. Replaced by the owner's own when the shop goes live. */
export const SENDER: PostalAddress = {
  name: 'Eunbit US',
  street: '100 Warehouse Way',
  unit: '',
  ...STORE_POLICY.US.warehouse,
  zipcode: '07094',
  phone: '2015550100',
};
