export { type AvifEncoding, type EncodedPicture, type EncodedPictures, markDue } from './avif-encoding.ts';
export { emailPicture } from './email-picture.ts';
export type { MediaServices } from './media.module.ts';
export { emailPictureUrl, type MediaService, mediaUrl, type StoredMedia } from './media.service.ts';
export { isForPages, type PictureFile, toSrcSet } from './picture-files.ts';
export { storeSharePicture, storeSizes } from './picture-sizes.ts';
export { PicturesBusyError } from './picture-work.ts';
export { shrinkPicture } from './shrink-picture.ts';
