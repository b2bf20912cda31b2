import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeLabels } from './labels.ts';
import { SCENE_PICTURES } from './scene-pictures.ts';
import { masterFile, writeScenes } from './write-scenes.ts';

const HERE = import.meta.dirname;
const PUBLIC = join(HERE, '../../web/public');

/** Pixels across and paths of light per pixel: what a larger or calmer picture needs is changed here. */
const WIDTH = 1600;
const SAMPLES = 32;

/** Pixels from top to bottom: the first picture that is made of an original shows all of it. Throws for an unknown scene. */
function heightOf(scene: string): number {
  const picture = SCENE_PICTURES.find(({ master }) => master === scene);
  if (!picture) throw new Error(`no picture is made of the scene ${scene}`);
  return Math.round(WIDTH / picture.ratio);
}

/**
 * `npx tsx scripts/pictures/render-scenes.ts NAME…` renders originals with Blender and writes their pictures. Every name is one
 * of blender/scenes; a scene takes some ten minutes of two cores.
 */
async function render(scenes: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scenes-'));
  try {
    await writeLabels(folder);
    const jobs = scenes.map((scene) => ({
      scene,
      // Labels that both stores can show.
      market: 'US',
      width: WIDTH,
      height: heightOf(scene),
      samples: SAMPLES,
      threads: 0,
      labels: folder,
      out: join(folder, `${scene}.png`),
    }));
    const job = join(folder, 'job.json');
    await writeFile(job, JSON.stringify(jobs));
    const script = join(HERE, 'blender/scenes/main.py');
    const blender = spawn('blender', ['-b', '--factory-startup', '-P', script, '--', job], { stdio: 'inherit' });
    const [code] = await once(blender, 'exit');
    if (code !== 0) throw new Error(`Blender ended with ${code}`);
    for (const { scene, out } of jobs) await sharp(out).webp({ quality: 95, effort: 6 }).toFile(masterFile(scene));
    await writeScenes(
      PUBLIC,
      SCENE_PICTURES.filter(({ master }) => scenes.includes(master)),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

const scenes = process.argv.slice(2);
if (scenes.length === 0) throw new Error('needs the names of scenes');
await render(scenes);
