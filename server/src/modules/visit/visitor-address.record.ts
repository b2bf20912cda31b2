/** Where visits come from, by network address (STATISTICS-5). */
export interface VisitorAddressRecord {
  /** The address. */
  _id: string;
  region: string | null;
  ipType: string | null;
  businessName: string | null;
  city: string | null;
  country: string | null;
  countryCode: string | null;
  continent: string | null;
  created: Date;
  lastAt: Date;
  /** One more with each visit, however many pages it sees. */
  visits: number;
}
