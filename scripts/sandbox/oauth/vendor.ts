/** The providers this sandbox stands in for. */
export type VendorName = 'naver' | 'google';

/** What a shop registered with a vendor. */
export interface Client {
  readonly id: string;
  readonly secret: string;
}

/** What differs between the consent pages of the vendors. */
export interface VendorLook {
  readonly title: string;
  readonly color: string;
  /** Whether the vendor says if it has confirmed the email address. */
  readonly tellsVerified: boolean;
  readonly defaults: { readonly account: string; readonly name: string; readonly email: string };
}

/** No Naver ID has a dot and no address ends in `.example`, so an email to them reaches nobody. */
export const LOOKS: Readonly<Record<VendorName, VendorLook>> = {
  naver: {
    title: 'Naver',
    color: '#026b35',
    tellsVerified: false,
    defaults: { account: 'mina', name: '한미나', email: 'mina.sandbox@naver.com' },
  },
  google: {
    title: 'Google',
    color: '#1a4fa0',
    tellsVerified: true,
    defaults: { account: 'mina', name: 'Mina Han', email: 'mina.sandbox@gmail.example' },
  },
};
