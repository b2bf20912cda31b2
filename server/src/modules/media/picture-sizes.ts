import type { Sharp } from 'sharp';
import type { MediaService } from './media.service.ts';
import type { PictureFile } from './picture-files.ts';
import { workOnPicture } from './picture-work.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Pixel widths at which a picture is stored, up to its own width; the widest one is for zooming. */
const WIDTHS = [160, 400, 800, 1200, 2000] as const;
/** Width for consumers that support a single size. */
const USUAL_WIDTH = 800;
const WEBP_QUALITY = 82;
const SHARE = { width: 1200, height: 630 } as const;

export interface SizedPicture {
  /** The default size. */
  readonly mediaId: string;
  /** Pixels of the default size. */
  readonly width: number;
  readonly height: number;
  /** In ascending width. */
  readonly sizes: readonly PictureFile[];
  /** Average colour as `#rrggbb`. */
  readonly placeholder: string;
}

/**
 * Stores a picture at all widths as WebP, re-encoded by `shrinkPicture`, so that nothing of the untrusted file is kept; the
 * job `encode-avif` adds the same as AVIF. Returns 'unreadable' for anything but a JPEG or PNG.
 */
export async function storeSizes(media: MediaService, file: Buffer): Promise<SizedPicture | 'tooLarge' | 'unreadable'> {
  const drawn = await shrinkPicture(file, Math.max(...WIDTHS));
  if (typeof drawn === 'string') return drawn;
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, drawn.width)))];
  const { encoded, placeholder } = await workOnPicture(drawn.bytes, async (sharp) => {
    const encoded = [];
    for (const width of widths) {
      const resized = sharp(drawn.bytes).resize({ width }).webp({ quality: WEBP_QUALITY });
      encoded.push(await resized.toBuffer({ resolveWithObject: true }));
    }
    return { encoded, placeholder: await averageColour(sharp(drawn.bytes)) };
  });
  const stored = [];
  for (const { data, info } of encoded) {
    stored.push({ mediaId: await media.store(data, 'image/webp'), width: info.width, height: info.height });
  }
  const usual = stored.find(({ width }) => width >= USUAL_WIDTH) ?? stored.at(-1);
  if (!usual) throw new Error('the picture has no sizes');
  return { ...usual, sizes: stored.map(({ mediaId, width }) => ({ mediaId, width })), placeholder };
}

async function averageColour(picture: Sharp): Promise<string> {
  const { channels } = await picture.flatten({ background: '#ffffff' }).stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** Stores a variant of a stored picture for link previews (Open Graph); null if the picture no longer exists. */
export async function storeSharePicture(media: MediaService, mediaId: string): Promise<string | null> {
  const picture = await media.load(mediaId);
  if (!picture) return null;
  const bytes = await workOnPicture(picture.bytes, (sharp) =>
    sharp(picture.bytes)
      .resize({ ...SHARE, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: WEBP_QUALITY, mozjpeg: true })
      .toBuffer(),
  );
  return media.store(bytes, 'image/jpeg');
}
