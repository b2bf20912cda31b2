import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
  })
    .toString()
    .split('\0')
    .filter(Boolean);

/** Without changes and decisions, which describe the past and give no instructions. */
const DOCUMENTS = listFiles('*.md', ':!CHANGELOG.md', ':!docs/changes', ':!docs/decisions').map(
  (file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const,
);
const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;

/** Each script of package.json that a document names, and each file that is run by run.mjs. */
function readDocumentedCommands(): string[] {
  const text = DOCUMENTS.map(([, content]) => content).join('\n');
  const names = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, bare]) => run ?? bare,
  );
  const files = [...text.matchAll(/\bnode scripts\/run\.mjs \S+\.ts/g)].map(([command]) => command);
  return [...new Set([...names.map((name) => `npm run ${name}`), ...files])].sort();
}

const COMMANDS = readDocumentedCommands();
/** Only these programs are on the PATH, so nothing can be built or installed by accident. */
const LINES_OF_NO_PACKAGES = [
  expect.stringMatching(/^Installing some [\d,]+ packages by npm, which package-lock\.json names…$/),
  'npm error: the registry does not answer',
  'The packages could not be installed; the lines above say why. Run the same command again once that is mended.',
];
/** Output of commands that need no packages but something else. */
const OTHER_LINES: Record<string, unknown[]> = {
  'npm run image': [expect.stringMatching(/^Docker is needed to build the image, .*Install it, or .*FOLDER$/)],
};

let clone: string;

/** The first files that commands load, without packages, on a machine with Node and an npm without a registry. */
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'eunbit-clone-'));
  const files = listFiles('package.json', 'package-lock.json', '.nvmrc', '.npmrc', '*.mjs', 'scripts/*/main.ts');
  for (const file of files) {
    mkdirSync(join(clone, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(clone, file));
  }
  mkdirSync(join(clone, 'bin'));
  symlinkSync(process.execPath, join(clone, 'bin/node'));
  writeFileSync(join(clone, 'bin/npm'), `#!/bin/sh\necho 'npm error: the registry does not answer' >&2\nexit 1\n`);
  chmodSync(join(clone, 'bin/npm'), 0o755);
});

afterAll(() => rmSync(clone, { recursive: true }));

/** Runs a command like npm: its script, by a shell. */
async function runInClone(command: string): Promise<{ code: unknown; lines: string[] }> {
  const line = command.startsWith('npm run ') ? scripts[command.slice('npm run '.length)] : command;
  if (!line) throw new Error(`package.json has no script for: ${command}`);
  const child = spawn(line, {
    cwd: clone,
    shell: true,
    env: { PATH: join(clone, 'bin') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, lines: output.trim().split('\n') };
}

it('every document names only commands that prepare what they need', () => {
  expect(COMMANDS).toEqual(
    expect.arrayContaining(['npm run start', 'npm run doctor', 'npm run bench', 'npm run restore']),
  );
  // npx would download a program of that name from the registry, in any version.
  expect(DOCUMENTS.filter(([, text]) => /\bnpx /.test(text)).map(([file]) => file)).toEqual([]);
});

it.each(COMMANDS)('`%s` prints what to do in an unprepared clone', async (command) => {
  const { code, lines } = await runInClone(command);
  expect(lines).toEqual(OTHER_LINES[command] ?? LINES_OF_NO_PACKAGES);
  expect(code).toBe(1);
});
