export const ProductGroup = {
  CLEANSING: 'CLEANSING',
  LIVING: 'LIVING',
  PET: 'PET',
  FRAGRANCE: 'FRAGRANCE',
  OTHER: 'OTHER',
} as const;
export type ProductGroup = (typeof ProductGroup)[keyof typeof ProductGroup];

export const ProductIcon = { PLANT: 'PLANT', NO_BACTERIA: 'NO_BACTERIA', AIR: 'AIR', KOREA: 'KOREA' } as const;
export type ProductIcon = (typeof ProductIcon)[keyof typeof ProductIcon];

/** Whether a store sells a product: a draft is known to staff alone, a stopped one is shown and cannot be ordered. */
export const ListingState = { DRAFT: 'DRAFT', ON_SALE: 'ON_SALE', STOPPED: 'STOPPED' } as const;
export type ListingState = (typeof ListingState)[keyof typeof ListingState];

/** Tabs of 'About This Item' (CATALOGUE-13). */
export const SectionMenu = {
  DETAILS: 'DETAILS',
  INGREDIENTS: 'INGREDIENTS',
  CUSTOMERS_BENEFIT: 'CUSTOMERS_BENEFIT',
  ENVIRONMENT: 'ENVIRONMENT',
  CERTIFICATION: 'CERTIFICATION',
  LOCATION: 'LOCATION',
} as const;
export type SectionMenu = (typeof SectionMenu)[keyof typeof SectionMenu];

/** The stock line of a product page (STOCK-2). */
export const StockState = {
  IN_STOCK: 'IN_STOCK',
  LOW_STOCK: 'LOW_STOCK',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  STOPPED: 'STOPPED',
} as const;
export type StockState = (typeof StockState)[keyof typeof StockState];

/** What a shopper may know of a product's stock: neither how many there are of plenty nor what payments hold. */
export interface StockStatus {
  readonly state: StockState;
  /** What is left in state LOW_STOCK, null in every other. */
  readonly unitsLeft: number | null;
  /** Most that a cart line may hold. */
  readonly maximumQuantity: number;
}

/** 'Only {n} left' shows below `fewLeftBelow` (STOCK-2). */
export function getStockStatus(
  stock: { readonly quantity: number; readonly stopped: boolean },
  fewLeftBelow: number,
): StockStatus {
  const state = getStockState(stock, fewLeftBelow);
  const unitsLeft = state === 'LOW_STOCK' ? stock.quantity : null;
  return { state, unitsLeft, maximumQuantity: orderableQuantity(stock) };
}

function getStockState(
  { quantity, stopped }: { readonly quantity: number; readonly stopped: boolean },
  fewLeftBelow: number,
): StockState {
  if (stopped) return 'STOPPED';
  if (quantity <= 0) return 'OUT_OF_STOCK';
  return quantity < fewLeftBelow ? 'LOW_STOCK' : 'IN_STOCK';
}

/** Whether nothing can be ordered for a reason that the shopper is told. Unknown stock (null) is none. */
export function isUnavailable(stock: { readonly state: StockState } | null | undefined): boolean {
  return stock?.state === 'OUT_OF_STOCK' || stock?.state === 'STOPPED';
}

/** The former price that the shop's usual badge of 20% stands for (CATALOGUE-7), rounded to the minor unit. */
export function usualFormerPrice(price: number): number {
  return Math.round(price / 0.8);
}

/** Where a picture of a product is sent as the body of a POST. */
export const PRODUCT_PICTURE_PATH = '/product-pictures';

/** Highest quantity per item in a cart (CART-1). */
export const MAXIMUM_QUANTITY = 5;

/** What a cart line may hold: the shop's limit or the stock, whichever is lower; nothing while stopped or unknown. */
export function orderableQuantity(stock: { quantity: number; stopped: boolean } | null | undefined): number {
  if (!stock || stock.stopped) return 0;
  return Math.max(0, Math.min(MAXIMUM_QUANTITY, stock.quantity));
}
