import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Market } from '@eunbit/schema/market';
import sharp from 'sharp';
import { icon, logo } from './parts/logo.ts';
import { masterFile } from './write-scenes.ts';

async function png(folder: string, name: string, svg: string, width: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(width)
    .png({ compressionLevel: 9, palette: width > 400, quality: 92 })
    .toFile(join(folder, name));
}

/** The sizes in `favicon.ico` that browsers and bookmarks use. */
const ICO_SIDES = [16, 32, 48];

/** Writes an ICO file that contains PNGs, which all current browsers support. */
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

/** The preview picture for shared links to a store: its logo next to the products. */
async function share(file: string, market: Market): Promise<void> {
  const mark = await sharp(Buffer.from(logo(market, 'dark')), { density: 144 })
    .resize({ width: 340 })
    .png()
    .toBuffer();
  await sharp(masterFile({ scene: 'hero-autumn', market }))
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .composite([{ input: mark, left: 72, top: 72 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file);
}

/** Writes logos, icons and the preview pictures for shared links into the storefront's public folder. */
export async function drawBrand(folder: string): Promise<void> {
  for (const market of Object.values(Market)) {
    await writeFile(join(folder, `logo-${market.toLowerCase()}.svg`), logo(market, 'dark'));
    await writeFile(join(folder, `logo-${market.toLowerCase()}-light.svg`), logo(market, 'light'));
    await share(join(folder, `share-${market.toLowerCase()}.jpg`), market);
  }
  await writeFile(join(folder, 'favicon.svg'), icon('rounded'));
  await ico(folder, 'favicon.ico', icon('rounded'));
  await png(folder, 'apple-touch-icon.png', icon('square'), 180);
  for (const width of [192, 512]) await png(folder, `icon-${width}.png`, icon('square'), width);
}
