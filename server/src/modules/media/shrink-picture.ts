import type SharpLibrary from 'sharp';
import { workOnPicture } from './picture-work.ts';

/**
 * Maximum number of pixels, above any phone camera's. A small file can declare far more and exhaust memory
 * (decompression bomb).
 */
const MAXIMUM_PIXELS = 64_000_000;
/** Seconds after which processing of a picture is aborted. */
const MAXIMUM_SECONDS = 10;
const JPEG_QUALITY = 82;

/** Magic bytes of the accepted formats; file name and declared type are not trusted. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

export interface ShrunkPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes a JPEG or PNG, upright and at most `side` pixels long. The result keeps nothing of the file itself: no
 * EXIF data, no colour profile, and no data hidden before, in or behind the image. Throws `PicturesBusyError`.
 */
export async function shrinkPicture(file: Buffer, side: number): Promise<ShrunkPicture | 'tooLarge' | 'unreadable'> {
  if (!BEGINNINGS.some((beginning) => file.subarray(0, beginning.length).equals(beginning))) return 'unreadable';
  return workOnPicture(file, async (sharp) => {
    try {
      return await redraw(sharp, file, side);
    } catch {
      return 'unreadable';
    }
  });
}

async function redraw(sharp: typeof SharpLibrary, file: Buffer, side: number): Promise<ShrunkPicture | 'tooLarge'> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height > MAXIMUM_PIXELS) return 'tooLarge';
  const { data, info } = await sharp(file, {
    limitInputPixels: MAXIMUM_PIXELS,
    sequentialRead: true,
    // Tolerates minor defects, as phones produce them, but rejects truncated images.
    failOn: 'error',
  })
    .timeout({ seconds: MAXIMUM_SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/jpeg', width: info.width, height: info.height };
}
