import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Side of the square drawings. */
const DRAWN_SIDE = 1200;

/** Widths in pixels at which a square picture is stored: thumbnails and cards, phones, desktops, and enlarged. */
export const WIDTHS = [160, 400, 800, DRAWN_SIDE, 2000] as const;

const WEBP = { quality: 82, smartSubsample: true, effort: 6 } as const;

/** Path of one size of a drawing: `a/1-front.svg` is stored as `a/1-front-800.webp` and so on. */
export const sizeFile = (drawing: string, width: number): string => drawing.replace(/\.svg$/, `-${width}.webp`);

/** The pixels of a drawing, drawn larger where it is wanted wider than it is. */
function draw(svg: string, width: number): Promise<Buffer> {
  const density = (72 * Math.max(width, DRAWN_SIDE)) / DRAWN_SIDE;
  return sharp(Buffer.from(svg), { density }).png().toBuffer();
}

/** Writes a picture in the given widths as WebP below `folder`. */
export async function writeSizes(folder: string, file: string, svg: string, widths: readonly number[]): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  for (const width of widths) {
    await sharp(await draw(svg, width))
      .resize(width)
      .webp(WEBP)
      .toFile(join(folder, sizeFile(file, width)));
  }
}

/** Writes a picture as JPEG, which every chat application shows. */
export async function writeJpeg(file: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true }).toFile(file);
}

/** A picture beside a text: 800 pixels wide, and 400 for phones. */
export async function writeTopic(folder: string, name: string, svg: string): Promise<void> {
  const pixels = await sharp(Buffer.from(svg)).png().toBuffer();
  await sharp(pixels)
    .resize(800)
    .webp(WEBP)
    .toFile(join(folder, `${name}.webp`));
  await sharp(pixels)
    .resize(400)
    .webp(WEBP)
    .toFile(join(folder, `${name}-400.webp`));
}
