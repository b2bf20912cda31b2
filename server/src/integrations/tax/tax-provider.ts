/** Delivery address in the United States, as far as taxes depend on it. */
export interface TaxedPlace {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** Goods of one kind; amounts in cents, after discounts. */
export interface TaxedLine {
  /** Identifies the line within the sale. */
  readonly reference: string;
  readonly quantity: number;
  /** Total of the line. */
  readonly amount: number;
}

/** Goods and delivery of a sale; amounts in cents. */
export interface TaxedSale {
  readonly place: TaxedPlace;
  readonly lines: readonly TaxedLine[];
  /** Delivery charge; 0 if delivery is free. */
  readonly shipping: number;
}

/** Sales tax per line and for delivery; amounts in cents. */
export interface SaleTax {
  /** Combined rate of all authorities, as a decimal percentage such as `8.875`. */
  readonly percent: string;
  /** In the order of the sale's lines. */
  readonly lines: readonly number[];
  readonly shipping: number;
}

/** Calculates US sales tax. */
export interface TaxProvider {
  /** Returns the tax of a sale within seconds, or throws. */
  calculateTax(sale: TaxedSale): Promise<SaleTax>;
  /** Codes of the US states in which the shop is registered for sales tax. Returns within seconds, or throws. */
  registeredStates(): Promise<readonly string[]>;
}
