import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildChanged } from '../setup/build.ts';
import { ROOT } from '../setup/paths.ts';
import { writeArchive } from './archive.ts';
import { readNotes, requireTag } from './notes.ts';

/**
 * `npm run release:files -- FOLDER`: writes the files of a release other than its image. In a workflow, the time of the commit
 * becomes an output of the step, since all files of the image get it.
 */
const USAGE = 'usage: npm run release:files -- FOLDER';

async function writeFiles(folder: string): Promise<void> {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  requireTag(process.env.GITHUB_REF_NAME, version);
  const notes = readNotes(read('CHANGELOG.md'), version);
  const modifiedAt = Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }));
  await buildChanged(console.log);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.md'), notes);
  console.log(writeArchive({ root: ROOT, target: folder, version, modifiedAt }));
  const { GITHUB_OUTPUT: outputs } = process.env;
  if (outputs) appendFileSync(outputs, `epoch=${modifiedAt}\n`);
}

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await writeFiles(resolve(folder));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
