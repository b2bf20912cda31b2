/** The entry of the GeoIP database for an IP address (STORE-10); fields that it lacks are null. */
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
