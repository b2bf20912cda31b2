import { join } from 'node:path';
import sharp from 'sharp';

/** Side of the square drawings. */
const DRAWN_SIDE = 1200;
const WEBP = { quality: 82, smartSubsample: true, effort: 6 } as const;

/** Path of one size of a poster: `films/pet-poster.svg` is stored as `films/pet-poster-400.webp` and so on. */
export const posterFile = (drawing: string, width: number): string => drawing.replace(/\.svg$/, `-${width}.webp`);

/** Writes a poster in the given widths as WebP below `folder`. */
export async function writePoster(folder: string, file: string, svg: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const density = (72 * Math.max(width, DRAWN_SIDE)) / DRAWN_SIDE;
    await sharp(Buffer.from(svg), { density })
      .resize(width)
      .webp(WEBP)
      .toFile(join(folder, posterFile(file, width)));
  }
}
