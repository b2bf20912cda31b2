// `npm run image`: builds the image with Docker. All files get the time of the commit, so that a commit always gives the same
// image.
import { spawnSync } from 'node:child_process';
import { requireNode } from '../setup/require-node.mjs';

requireNode();
const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
const SOURCE_DATE_EPOCH = stdout?.trim() ?? '';
const args = ['build', '--build-arg', `SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH}`, '--tag', 'eunbit', '.'];
const { status, error } = spawnSync('docker', args, { stdio: 'inherit', env: { ...process.env, SOURCE_DATE_EPOCH } });
if (error) {
  console.error(
    `Docker is needed to build the image, and cannot be run (${error.message}). Install it, or lay out the files alone: npm run image:files -- FOLDER`,
  );
}
process.exitCode = status ?? 1;
