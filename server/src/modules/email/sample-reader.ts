import type { Market } from '@eunbit/schema/market';

/** Recipient of all sample emails. */
export const SAMPLE_READER = 'mina@mail.example';

export const SAMPLE_NAME: Readonly<Record<Market, { readonly firstName: string; readonly lastName: string }>> = {
  KR: { firstName: '서연', lastName: '한' },
  US: { firstName: 'Mina', lastName: 'Lee' },
};
