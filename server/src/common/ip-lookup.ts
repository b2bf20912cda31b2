/** What is known of a visitor's address (STORE-10); null where the database has no such field. */
export interface IpLookup {
  readonly status: 'success' | 'fail';
  readonly query: string;
  readonly region: string | null;
  readonly ipType: string | null;
  readonly businessName: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly countryCode: string | null;
  readonly continent: string | null;
}
