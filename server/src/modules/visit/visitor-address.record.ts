/** A network address from which visits came (STATISTICS-5). */
export interface VisitorAddressRecord {
  /** IP address. */
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
  /** Number of visits, not of page views. */
  visits: number;
}
