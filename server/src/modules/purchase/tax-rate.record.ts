/** The sales tax of a ZIP code as it was last looked up. */
export interface TaxRateRecord {
  /** `NY:10001`. */
  _id: string;
  state: string;
  percent: string;
  at: Date;
}
