/** The last sales tax rate looked up for a ZIP code. */
export interface TaxRateRecord {
  /** State and ZIP code, such as `NY:10001`. */
  _id: string;
  state: string;
  percent: string;
  /** Whether the delivery of that sale was taxed, too; missing before one that was not free. */
  taxesShipping?: boolean;
  at: Date;
}
