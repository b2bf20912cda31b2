import sharp from 'sharp';
import type { MediaService } from './media.service.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Widths at which a picture is stored, as far as it is that wide itself; the widest one is for enlarging. */
const WIDTHS = [160, 400, 800, 1200, 2000] as const;
/** The width for places that know of one only. */
const USUAL_WIDTH = 800;
const WEBP_QUALITY = 82;
const SHARE = { width: 1200, height: 630 } as const;

export interface SizedPicture {
  /** The usual size. */
  readonly mediaId: string;
  /** Pixels of the usual size. */
  readonly width: number;
  readonly height: number;
  /** From small to large. */
  readonly sizes: readonly { readonly mediaId: string; readonly width: number }[];
}

/**
 * Stores a picture at all its widths as WebP, drawn anew by `shrinkPicture`, so that nothing of the file itself is kept.
 * The bytes were sent by somebody: what is no picture is 'unreadable'.
 */
export async function storeSizes(media: MediaService, file: Buffer): Promise<SizedPicture | 'tooLarge' | 'unreadable'> {
  const drawn = await shrinkPicture(file, Math.max(...WIDTHS));
  if (typeof drawn === 'string') return drawn;
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, drawn.width)))];
  const stored = [];
  for (const width of widths) {
    const { data, info } = await sharp(drawn.bytes)
      .resize({ width })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true });
    stored.push({ mediaId: await media.store(data, 'image/webp'), width: info.width, height: info.height });
  }
  const usual = stored.find(({ width }) => width >= USUAL_WIDTH) ?? stored.at(-1);
  if (!usual) throw new Error('a picture has at least one size');
  return { ...usual, sizes: stored.map(({ mediaId, width }) => ({ mediaId, width })) };
}

/** Stores a stored picture as other applications show it beside a link; null when it is gone. */
export async function storeSharePicture(media: MediaService, mediaId: string): Promise<string | null> {
  const picture = await media.load(mediaId);
  if (!picture) return null;
  const bytes = await sharp(picture.bytes)
    .resize({ ...SHARE, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: WEBP_QUALITY, mozjpeg: true })
    .toBuffer();
  return media.store(bytes, 'image/jpeg');
}
