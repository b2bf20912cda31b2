import type { Market } from '@eunbit/schema/market';

/** Recipient of all sample emails. */
export const SAMPLE_READER = 'mina@mail.example';

export const SAMPLE_NAME: Readonly<Record<Market, { readonly firstname: string; readonly lastname: string }>> = {
  KR: { firstname: '서연', lastname: '한' },
  US: { firstname: 'Mina', lastname: 'Lee' },
};
