import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileOf, PAGE_SIDE } from './catalogue.ts';
import { filmCatalogue, filmFile, POSTER_WIDTHS, posterFile } from './films/film-catalogue.ts';
import { CUTS, drawFrame, FILMS, type Film, POSTER_TIME } from './films/films.ts';
import { FILM } from './films/motion.ts';
import { PICTURES } from './folders.ts';

/** VP9, and H.264 for browsers without VP9; both without sound, in the size of the gallery. */
const ENCODERS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2'],
  mp4: ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
} as const;
const POSTER = { quality: 82, smartSubsample: true, effort: 6 } as const;

/** The pictures of a film's shots as `data:` addresses for the SVG. */
async function readPictures(film: Film): Promise<string[]> {
  return Promise.all(
    CUTS.map(async ({ view }) => {
      const picture = sharp(join(PICTURES, fileOf({ ...film, view }, PAGE_SIDE, 'webp')));
      return `data:image/png;base64,${(await picture.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`;
    }),
  );
}

/** One frame of a film. `unlimited`, since the embedded pictures exceed the usual length of an SVG attribute. */
const draw = (pictures: readonly string[], time: number) =>
  sharp(Buffer.from(drawFrame(pictures, time)), { unlimited: true });

/** Draws the frames of a film and encodes them with `ffmpeg`. Throws if ffmpeg is missing or fails. */
async function record(film: Film, pictures: readonly string[]): Promise<void> {
  const outputs = (['webm', 'mp4'] as const).flatMap((kind) => [
    ...ENCODERS[kind],
    '-pix_fmt',
    'yuv420p',
    '-an',
    join(PICTURES, filmFile(film, kind)),
  ]);
  const size = `${FILM.side}x${FILM.side}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(FILM.rate), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  const frames = FILM.seconds * FILM.rate;
  for (let frame = 0; frame < frames; frame += 1) {
    const pixels = await draw(pictures, frame / frames)
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code} while it encoded the film of ${film.slug}`);
}

async function writePosters(film: Film, pictures: readonly string[]): Promise<void> {
  const still = draw(pictures, POSTER_TIME);
  for (const width of POSTER_WIDTHS) {
    await still
      .clone()
      .resize(width)
      .webp(POSTER)
      .toFile(join(PICTURES, posterFile(film, width)));
  }
}

/**
 * `node scripts/run.mjs scripts/pictures/record.ts [SLUG…]`: creates the films of all products, or of those named, from their
 * pictures.
 */
const slugs = process.argv.slice(2);
for (const film of FILMS.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
  const pictures = await readPictures(film);
  await writePosters(film, pictures);
  await record(film, pictures);
  console.log(`recorded ${film.slug} for ${film.market}`);
}
await writeFile(join(PICTURES, 'films.json'), `${JSON.stringify(filmCatalogue(), null, 2)}\n`);
