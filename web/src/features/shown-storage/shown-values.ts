import type { Money } from '@eunbit/schema/money';
import { STORAGE } from '@eunbit/schema/wire';
import { getLocalStorage, type KeyValueStorage, writeText } from '../../browser/storage.ts';
import { toDecimalAmount } from '../../components/decimal-amount.ts';

/** Values by storage key; null removes a key. */
export type ShownValues = Readonly<Record<string, string | null>>;

export interface ShownViewer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null;
  readonly role: string;
  readonly isBlocked: boolean;
}

/** The account's values in session storage; all removed for guests. */
export function toViewerValues(viewer: ShownViewer | null): ShownValues {
  return {
    [STORAGE.uid]: viewer?.id ?? null,
    [STORAGE.firstName]: viewer?.firstName ?? null,
    [STORAGE.lastName]: viewer?.lastName ?? null,
    [STORAGE.phone]: viewer?.phone ?? null,
    [STORAGE.position]: viewer?.role.toLowerCase() ?? null,
    [STORAGE.block]: viewer?.isBlocked ? 'true' : null,
  };
}

export interface ShownLookup {
  readonly status: string;
  readonly query: string;
  readonly region?: string | null;
  readonly ipType?: string | null;
  readonly businessName?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly countryCode?: string | null;
  readonly continent?: string | null;
}

/** The nine fields of the look-up; unknown ones are null. */
export function toLookupValues(lookup: ShownLookup): ShownValues {
  const { status, query, region = null, ipType = null, businessName = null } = lookup;
  const { city = null, country = null, countryCode = null, continent = null } = lookup;
  const fields = { status, query, region, ipType, businessName, city, country, countryCode, continent };
  return { [STORAGE.lookup]: JSON.stringify(fields) };
}

export interface ShownLine {
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly product: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    /** Null while it is unknown. */
    readonly group?: string | null;
    readonly images: readonly { readonly url: string }[];
  };
}

/** The cart's lines (STORE-11). `priceId`, a payment provider's id, is always null. */
export function toCartValues(lines: readonly ShownLine[]): ShownValues {
  const shown = lines.map(({ product, unitPrice, quantity }) => ({
    id: product.id,
    price: Number(toDecimalAmount(unitPrice)),
    priceId: null,
    group: product.group?.toLowerCase() ?? null,
    quantity,
    image: product.images[0]?.url ?? null,
    name: product.title,
    linkTo: product.slug,
  }));
  return { [STORAGE.basket]: JSON.stringify(shown) };
}

export function writeValues(storage: KeyValueStorage | null, values: ShownValues): void {
  for (const [key, value] of Object.entries(values)) writeText(storage, key, value);
}

/** After a logout the cart belongs only to the member. */
export function forgetShownCart(): void {
  writeText(getLocalStorage(), STORAGE.basket, null);
}
