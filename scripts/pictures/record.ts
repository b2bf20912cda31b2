import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { filmCatalogue, filmFile } from './films/film-catalogue.ts';
import { drawFrame, FILMS, type FilmGroup } from './films/films.ts';
import { FILM } from './films/motion.ts';
import { writePoster } from './films/poster-sizes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));

/** VP9 for browsers that know it, H.264 for all others; both without sound, at the size of the gallery. */
const ENCODERS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '24', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
} as const;

/** Draws a film picture by picture and has `ffmpeg` encode it. Throws when ffmpeg is missing or fails. */
async function record(group: FilmGroup): Promise<void> {
  const outputs = (['webm', 'mp4'] as const).flatMap((kind) => [
    ...ENCODERS[kind],
    '-pix_fmt',
    'yuv420p',
    '-an',
    join(HERE, filmFile(group, kind)),
  ]);
  const size = `${FILM.side}x${FILM.side}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', String(FILM.rate), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  const frames = FILM.seconds * FILM.rate;
  for (let frame = 0; frame < frames; frame += 1) {
    const svg = drawFrame(group, frame / frames);
    const pixels = await sharp(Buffer.from(svg)).resize(FILM.side).flatten().removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code} while it encoded the film ${group}`);
}

await mkdir(join(HERE, 'films'), { recursive: true });
for (const group of Object.keys(FILMS) as FilmGroup[]) {
  const { poster } = filmCatalogue()[group];
  const widths = poster.sizes.map(({ width }) => width);
  await writePoster(HERE, poster.file, drawFrame(group, FILMS[group].poster), widths);
  await record(group);
}
await writeFile(join(HERE, 'films.json'), `${JSON.stringify(filmCatalogue(), null, 2)}\n`);
