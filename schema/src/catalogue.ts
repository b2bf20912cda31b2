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

/** Whether a store sells a product: a draft is visible to staff only, a stopped one is shown but cannot be ordered. */
export const ListingStatus = { DRAFT: 'DRAFT', ON_SALE: 'ON_SALE', STOPPED: 'STOPPED' } as const;
export type ListingStatus = (typeof ListingStatus)[keyof typeof ListingStatus];

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
export const StockStatus = {
  IN_STOCK: 'IN_STOCK',
  LOW_STOCK: 'LOW_STOCK',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  STOPPED: 'STOPPED',
} as const;
export type StockStatus = (typeof StockStatus)[keyof typeof StockStatus];

/** Stock information for shoppers: a high quantity and the units held by payments stay hidden. */
export interface StockSummary {
  readonly status: StockStatus;
  /** Units left if the status is LOW_STOCK; null otherwise. */
  readonly unitsLeft: number | null;
  /** Highest quantity of a cart line. */
  readonly maximumQuantity: number;
}

/** 'Only {n} left' shows below `fewLeftBelow` (STOCK-2). */
export function getStockSummary(
  stock: { readonly quantity: number; readonly stopped: boolean },
  fewLeftBelow: number,
): StockSummary {
  const status = getStockStatus(stock, fewLeftBelow);
  const unitsLeft = status === 'LOW_STOCK' ? stock.quantity : null;
  return { status, unitsLeft, maximumQuantity: orderableQuantity(stock) };
}

function getStockStatus(
  { quantity, stopped }: { readonly quantity: number; readonly stopped: boolean },
  fewLeftBelow: number,
): StockStatus {
  if (stopped) return 'STOPPED';
  if (quantity <= 0) return 'OUT_OF_STOCK';
  return quantity < fewLeftBelow ? 'LOW_STOCK' : 'IN_STOCK';
}

/** Whether a product cannot be ordered for a reason that the shopper is shown. Unknown stock (null) is no such reason. */
export function isUnavailable(stock: { readonly status: StockStatus } | null | undefined): boolean {
  return stock?.status === 'OUT_OF_STOCK' || stock?.status === 'STOPPED';
}

/** The former price that gives the shop's usual badge of 20% (CATALOGUE-7), rounded to the minor unit. */
export function usualFormerPrice(price: number): number {
  return Math.round(price / 0.8);
}

/** A product picture is uploaded to this path, as the body of a POST. */
export const PRODUCT_PICTURE_PATH = '/product-pictures';

/** Highest quantity per item in a cart (CART-1). */
export const MAXIMUM_QUANTITY = 5;

/** Highest quantity of a cart line: the shop's limit or the stock, whichever is lower; 0 if stopped or unknown. */
export function orderableQuantity(stock: { quantity: number; stopped: boolean } | null | undefined): number {
  if (!stock || stock.stopped) return 0;
  return Math.max(0, Math.min(MAXIMUM_QUANTITY, stock.quantity));
}
