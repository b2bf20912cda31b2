import { join } from 'node:path';
import sharp from 'sharp';

const WEBP = { quality: 82, smartSubsample: true, effort: 6 } as const;

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
