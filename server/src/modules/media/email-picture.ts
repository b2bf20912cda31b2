import sharp from 'sharp';

/** Twice as many pixels as an email shows, for sharp screens. */
const SIDE = 128;
const MAXIMUM_PIXELS = 64_000_000;
const JPEG_QUALITY = 84;

/** A stored picture as a small square JPEG: email programs, Outlook above all, do not show the formats of today's browsers. */
export function emailPicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: MAXIMUM_PIXELS })
    .resize({ width: SIDE, height: SIDE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}
