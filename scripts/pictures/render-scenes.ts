import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeLabels } from './labels.ts';
import { masterName, SCENE_PICTURES, type ScenePicture } from './scene-pictures.ts';
import { masterFile, writeScenes } from './write-scenes.ts';

const HERE = import.meta.dirname;
const PUBLIC = join(HERE, '../../web/public');

/** Width in pixels and light samples per pixel; increase them for a larger or less noisy picture. */
const WIDTH = 1600;
const SAMPLES = 32;

/** The first picture of a master, which shows all of it. Throws for an unknown name. */
function pictureOf(name: string): ScenePicture {
  const picture = SCENE_PICTURES.find(({ master }) => masterName(master) === name);
  if (!picture) throw new Error(`no picture is made of ${name}`);
  return picture;
}

/**
 * `node scripts/run.mjs scripts/pictures/render-scenes.ts NAME…` renders masters with Blender and writes their pictures. A name
 * is that of a master: a scene and, if it contains products, the store of their packs (`company-kr`). Each takes about ten
 * minutes on two cores.
 */
async function render(names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scenes-'));
  try {
    await writeLabels(folder);
    const masters = names.map((name) => pictureOf(name));
    const jobs = masters.map(({ master, ratio }) => ({
      scene: master.scene,
      // A scene without products shows no label, so any market will do.
      market: master.market ?? 'US',
      width: WIDTH,
      height: Math.round(WIDTH / ratio),
      samples: SAMPLES,
      threads: 0,
      labels: folder,
      out: join(folder, `${masterName(master)}.png`),
    }));
    const job = join(folder, 'job.json');
    await writeFile(job, JSON.stringify(jobs));
    const script = join(HERE, 'blender/scenes/main.py');
    const blender = spawn('blender', ['-b', '--factory-startup', '-P', script, '--', job], { stdio: 'inherit' });
    const [code] = await once(blender, 'exit');
    if (code !== 0) throw new Error(`Blender ended with ${code}`);
    for (const { master } of masters) {
      const original = join(folder, `${masterName(master)}.png`);
      await sharp(original).webp({ quality: 95, effort: 6 }).toFile(masterFile(master));
    }
    await writeScenes(
      PUBLIC,
      SCENE_PICTURES.filter(({ master }) => names.includes(masterName(master))),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

const names = process.argv.slice(2);
if (names.length === 0) throw new Error('needs the names of originals');
await render(names);
