import { workOnPicture } from './picture-work.ts';

/** Pixels: twice the size at which emails show it, for high-density screens. */
const SIDE = 128;
const MAXIMUM_PIXELS = 64_000_000;
const JPEG_QUALITY = 84;

/** A stored picture as a small square JPEG: email clients, above all Outlook, do not support modern formats. */
export function emailPicture(picture: Buffer): Promise<Buffer> {
  return workOnPicture(picture, (sharp) =>
    sharp(picture, { limitInputPixels: MAXIMUM_PIXELS })
      .resize({ width: SIDE, height: SIDE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
      .toBuffer(),
  );
}
