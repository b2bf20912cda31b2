/** Where goods are delivered to, in the United States. */
export interface TaxedPlace {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** Whoever knows what sales tax is charged where. */
export interface TaxProvider {
  /** The rate of all authorities together, as a percentage in text such as `8.875`. Answers within seconds, or throws. */
  percentAt(place: TaxedPlace): Promise<string>;
}
