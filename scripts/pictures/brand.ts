import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { icon, logo } from './parts/logo.ts';

async function png(folder: string, name: string, svg: string, width: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(width)
    .png({ compressionLevel: 9, palette: width > 400, quality: 92 })
    .toFile(join(folder, name));
}

/** The sizes that browsers and bookmarks ask `favicon.ico` for. */
const ICO_SIDES = [16, 32, 48];

/** Writes an ICO file that holds PNGs, which every browser in use reads. */
async function ico(folder: string, name: string, svg: string): Promise<void> {
  const images = await Promise.all(
    ICO_SIDES.map((side) =>
      sharp(Buffer.from(svg), { density: 144 }).resize(side).png({ compressionLevel: 9 }).toBuffer(),
    ),
  );
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    const side = ICO_SIDES[index] ?? 0;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  await writeFile(join(folder, name), Buffer.concat([head, ...images]));
}

/** Writes logo, icons and the picture for shared links (SVG text) into the storefront's public folder. */
export async function drawBrand(folder: string, share: string): Promise<void> {
  await writeFile(join(folder, 'logo.svg'), logo('dark'));
  await writeFile(join(folder, 'logo-light.svg'), logo('light'));
  await writeFile(join(folder, 'favicon.svg'), icon('rounded'));
  await ico(folder, 'favicon.ico', icon('rounded'));
  await png(folder, 'apple-touch-icon.png', icon('square'), 180);
  for (const width of [192, 512]) await png(folder, `icon-${width}.png`, icon('square'), width);
  await png(folder, 'og.png', share, 1200);
}
