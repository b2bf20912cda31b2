import sharp from 'sharp';

/** More pixels than any phone's picture; a small file can claim far more and would fill the memory. */
const MAXIMUM_PIXELS = 64_000_000;
/** Work on one picture is given up after this. */
const MAXIMUM_SECONDS = 10;
const JPEG_QUALITY = 82;

/** By the bytes that such files begin with: a name or a declared type says nothing. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];

export interface ShrunkPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a JPEG or PNG anew, upright and no longer than `side` pixels. Of the file itself nothing is left: no place and time of the camera, no
 * colour profile, nothing that was hidden before, in or behind the picture.
 */
export async function shrinkPicture(file: Buffer, side: number): Promise<ShrunkPicture | 'tooLarge' | 'unreadable'> {
  if (!BEGINNINGS.some((beginning) => file.subarray(0, beginning.length).equals(beginning))) return 'unreadable';
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAXIMUM_PIXELS) return 'tooLarge';
    const { data, info } = await sharp(file, {
      limitInputPixels: MAXIMUM_PIXELS,
      sequentialRead: true,
      // Small mistakes, as phones make them, are forgiven; a picture that ends too early is not.
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
  } catch {
    return 'unreadable';
  }
}
