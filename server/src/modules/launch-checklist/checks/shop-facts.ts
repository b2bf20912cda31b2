import { BRAND } from '@eunbit/schema/brand';
import { BANKS } from '../../purchase/banks.ts';

/** A fact about the company that shoppers read, or that parcels and emails carry. */
export interface ShopFact {
  /** Such as `company.phone`. */
  readonly name: string;
  readonly value: string;
  /** Where it is edited. */
  readonly place: string;
}

const BRAND_FILE = 'schema/src/brand.ts';
const BANKS_FILE = 'server/src/modules/purchase/banks.ts';

function flatten(value: unknown, name: string): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(Object(value)).flatMap(([key, each]) => flatten(each, name === '' ? key : `${name}.${key}`));
}

/** The one place that knows where these facts are kept. */
export async function readShopFacts(): Promise<readonly ShopFact[]> {
  return [
    ...flatten(BRAND, '').map(([name, value]) => ({ name, value, place: BRAND_FILE })),
    ...BANKS.map(({ id, accountNumber }) => ({ name: `bank.${id}`, value: accountNumber, place: BANKS_FILE })),
  ];
}
