import { type StoreChoice, storeAddress } from '@eunbit/schema/store-address';
import { emailPictureUrl } from '../media/media.service.ts';

/** Addresses in emails. All are absolute. */
export interface EmailLinks {
  /** A page of the storefront, in the store and the language of the email. */
  page(path: string, choice: StoreChoice): string;
  picture(mediaId: string): string;
  /** A file of the storefront, such as its mark, or a path that no store and language belong to. */
  file(path: string): string;
}

export function createEmailLinks(publicUrl: () => string): EmailLinks {
  return {
    page: (path, choice) => `${publicUrl()}${storeAddress(path, choice)}`,
    picture: (mediaId) => `${publicUrl()}${emailPictureUrl(mediaId)}`,
    file: (path) => `${publicUrl()}${path}`,
  };
}
