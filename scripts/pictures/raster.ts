import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileOf, type Shot, SIDE, shareFile, WIDTHS } from './catalogue.ts';
import { PICTURES } from './folders.ts';

const WEBP = { quality: 84, smartSubsample: true, effort: 6 } as const;
/** A higher quality, since shoppers enlarge a picture to read the small print. */
const ZOOM = { ...WEBP, quality: 88 } as const;
const AVIF = { quality: 60, effort: 4, chromaSubsampling: '4:2:0' } as const;
const SHARE = { width: 1200, height: 630 } as const;

/** Writes all files of a rendered picture; returns its average colour as `#rrggbb`. */
export async function writeSizes(shot: Shot, master: string): Promise<string> {
  await mkdir(dirname(join(PICTURES, fileOf(shot, WIDTHS[0], 'webp'))), { recursive: true });
  for (const width of WIDTHS) {
    const resized = sharp(master).resize(width);
    await resized
      .clone()
      .webp(WEBP)
      .toFile(join(PICTURES, fileOf(shot, width, 'webp')));
    await resized
      .clone()
      .avif(AVIF)
      .toFile(join(PICTURES, fileOf(shot, width, 'avif')));
  }
  await sharp(master)
    .webp(ZOOM)
    .toFile(join(PICTURES, fileOf(shot, SIDE, 'webp')));
  const { channels } = await sharp(master).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/** The front view on a wide background of its own colours, as JPEG, which every chat application supports. */
export async function writeShare({ slug }: Shot, market: 'KR' | 'US', master: string): Promise<void> {
  const { width, height } = SHARE;
  // Fades the picture into the background at both sides.
  const fade = Buffer.from(
    `<svg width="${height}" height="${height}"><linearGradient id="f"><stop offset="0" stop-opacity="0"/><stop offset=".14"/><stop offset=".86"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const front = await sharp(master)
    .resize(height, height)
    .ensureAlpha()
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
  await sharp(master)
    .resize(width, height, { fit: 'fill' })
    .blur(60)
    .composite([{ input: front, left: (width - height) / 2, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(PICTURES, shareFile(slug, market)));
}
