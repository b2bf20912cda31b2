import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRendered, type PictureEntry, SHOTS, type Shot, SIDE, shareFile, toEntry } from './catalogue.ts';
import { PICTURES } from './folders.ts';
import { writeLabels } from './labels.ts';
import { SLUGS, type Slug } from './products.ts';
import { writeShare, writeSizes } from './raster.ts';

/**
 * Renders pictures of products with Blender, and writes their files and `pictures.json`: `node scripts/run.mjs
 * scripts/pictures/render.ts [--only WORD]… [--preview] [--masters FOLDER] [--threads NUMBER]`. `--only` selects pictures whose
 * name (`pet-spray-front-KR`) contains the word; `--preview` renders small ones into the folder and writes nothing else; masters
 * that already exist in the folder are not rendered again. One picture takes three minutes on one core.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    preview: { type: 'boolean', default: false },
    masters: { type: 'string' },
    threads: { type: 'string', default: '0' },
  },
});

const PREVIEW = { size: 300, samples: 16 } as const;
/** At this size, few light samples per pixel are enough against noise. */
const FULL = { size: SIDE, samples: 9 } as const;
const INDEX = join(PICTURES, 'pictures.json');

type Index = Record<Slug, { pictures: PictureEntry[]; share: { KR: string; US: string } }>;

const nameOf = ({ slug, view, market }: Shot) => `${slug}-${view}-${market ?? 'KR'}`;

async function run(jobFile: string): Promise<void> {
  const script = join(PICTURES, 'blender/main.py');
  const blender = spawn('blender', ['-b', '--factory-startup', '-P', script, '--', jobFile], { stdio: 'inherit' });
  const [code] = await once(blender, 'exit');
  if (code !== 0) throw new Error(`Blender ended with ${code}.`);
}

async function renderMasters(shots: readonly Shot[], masters: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'eunbit-labels-'));
  await writeLabels(work);
  const job = shots.map((shot) => ({
    slug: shot.slug,
    view: shot.view,
    market: shot.market ?? 'KR',
    ...(values.preview ? PREVIEW : FULL),
    threads: Number(values.threads),
    labels: work,
    out: join(masters, `${nameOf(shot)}.png`),
  }));
  const jobFile = join(work, 'job.json');
  await writeFile(jobFile, JSON.stringify(job));
  await run(jobFile);
  await rm(work, { recursive: true });
}

/** Writes `pictures.json` with all pictures rendered so far, in the order of the views. */
async function writeIndex(placeholders: ReadonlyMap<string, string>): Promise<void> {
  const former = existsSync(INDEX) ? (JSON.parse(await readFile(INDEX, 'utf8')) as Partial<Index>) : {};
  const entries = SLUGS.map((slug) => {
    const known = former[slug]?.pictures ?? [];
    const pictures = SHOTS.filter((shot) => shot.slug === slug && isRendered(shot)).map((shot) => {
      const before = known.find(({ view, market }) => view === shot.view && market === shot.market);
      return toEntry(shot, placeholders.get(nameOf(shot)) ?? before?.placeholder ?? '#ffffff');
    });
    return [slug, { pictures, share: { KR: shareFile(slug, 'KR'), US: shareFile(slug, 'US') } }] as const;
  });
  await writeFile(INDEX, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

async function render(): Promise<void> {
  const masters = values.masters ?? (await mkdtemp(join(tmpdir(), 'eunbit-masters-')));
  await mkdir(masters, { recursive: true });
  const wanted = SHOTS.filter(
    (shot) => values.only.length === 0 || values.only.some((word) => nameOf(shot).includes(word)),
  );
  await renderMasters(wanted, masters);
  if (values.preview) return console.log(`Previews are in ${masters}.`);
  const placeholders = new Map<string, string>();
  for (const shot of wanted) {
    const master = join(masters, `${nameOf(shot)}.png`);
    placeholders.set(nameOf(shot), await writeSizes(shot, master));
    if (shot.view === 'front' && shot.market) await writeShare(shot, shot.market, master);
  }
  await writeIndex(placeholders);
}

await render();
