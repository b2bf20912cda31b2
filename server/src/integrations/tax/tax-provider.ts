/** Where goods are delivered to, in the United States. */
export interface TaxedPlace {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** Goods of one kind; amounts in cents, after discounts. */
export interface TaxedLine {
  /** Tells the lines of a sale apart. */
  readonly reference: string;
  readonly quantity: number;
  /** Of the whole line. */
  readonly amount: number;
}

/** What is sold and how it travels; amounts in cents. */
export interface TaxedSale {
  readonly place: TaxedPlace;
  readonly lines: readonly TaxedLine[];
  /** Price of the delivery, 0 where it is free. */
  readonly shipping: number;
}

/** Sales tax of a sale, part by part; amounts in cents. */
export interface SaleTax {
  /** The rate of all authorities together, as a percentage in text such as `8.875`. */
  readonly percent: string;
  /** In the order of the sale's lines. */
  readonly lines: readonly number[];
  readonly shipping: number;
}

/** Whoever knows what sales tax is charged where. */
export interface TaxProvider {
  /** The tax of a sale. Answers within seconds, or throws. */
  calculateTax(sale: TaxedSale): Promise<SaleTax>;
}
