import { join } from 'node:path';
import sharp from 'sharp';
import { type Master, masterName, type ScenePicture, sceneFile } from './scene-pictures.ts';

const MASTERS = join(import.meta.dirname, 'masters');
const WEBP = { quality: 82, smartSubsample: true, effort: 6 } as const;
const AVIF = { quality: 56, effort: 5 } as const;

export const masterFile = (master: Master): string => join(MASTERS, `${masterName(master)}.webp`);

/** Writes each width of the pictures as AVIF and as WebP. */
export async function writeScenes(folder: string, pictures: readonly ScenePicture[]): Promise<void> {
  for (const picture of pictures) {
    for (const width of picture.widths) {
      const height = Math.round(width / picture.ratio);
      const pixels = await sharp(masterFile(picture.master))
        .resize(width, height, { fit: 'cover', position: picture.keeps ?? 'centre' })
        .toColourspace('srgb')
        .png()
        .toBuffer();
      const file = join(folder, sceneFile(picture, width));
      await sharp(pixels).webp(WEBP).toFile(`${file}.webp`);
      await sharp(pixels).avif(AVIF).toFile(`${file}.avif`);
    }
  }
}
