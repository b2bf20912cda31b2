import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';

/** Lets Docker Compose parse both files, with a placeholder for each empty setting. Nothing is started. */
const folder = mkdtempSync(join(tmpdir(), 'eunbit-compose-'));
try {
  const file = join(folder, 'env');
  writeFileSync(
    file,
    readFileSync(join(ROOT, '.env.production.example'), 'utf8').replace(/^([A-Z_]+)=$/gm, '$1=given'),
  );
  const files = ['-f', 'compose.yml', '-f', 'compose.observability.yml'];
  const env = { ...process.env, ENV_FILE: file };
  const { status, error } = spawnSync('docker', ['compose', '--env-file', file, ...files, 'config', '--quiet'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (error)
    console.error(
      `Docker Compose is needed, and cannot be run (${error.message}). Install Docker with its Compose plugin.`,
    );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
