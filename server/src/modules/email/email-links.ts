import { type StoreChoice, storeAddress } from '@eunbit/schema/store-address';
import { emailPictureUrl } from '../media/index.ts';

/** Links in emails; all are absolute URLs. */
export interface EmailLinks {
  /** A storefront page, in the store and language of the email. */
  page(path: string, choice: StoreChoice): string;
  picture(mediaId: string): string;
  /** A storefront file, such as the logo, or a path without store and language. */
  file(path: string): string;
}

export function createEmailLinks(publicUrl: () => string): EmailLinks {
  return {
    page: (path, choice) => `${publicUrl()}${storeAddress(path, choice)}`,
    picture: (mediaId) => `${publicUrl()}${emailPictureUrl(mediaId)}`,
    file: (path) => `${publicUrl()}${path}`,
  };
}
