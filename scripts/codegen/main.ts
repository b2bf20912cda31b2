import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { globSync } from 'tinyglobby';
import { ROOT } from '../setup/paths.ts';

/** Matches files with operations. Files without any are skipped, since parsing is most of the generator's work. */
const OPERATION = /\bg(?:raph)?ql\s*[(`]/;

type Config = Exclude<Parameters<typeof generate>[0], { getConfig: unknown }>;

function findDocuments(patterns: unknown): string[] {
  const files = globSync([patterns].flat() as string[], { cwd: ROOT });
  return files.filter((file) => OPERATION.test(readFileSync(join(ROOT, file), 'utf8'))).sort();
}

/** `npm run codegen`: generates everything in codegen.yml, or only the files of one workspace. */
async function main(workspace = ''): Promise<void> {
  const config = (await loadContext(join(ROOT, 'codegen.yml'))).getConfig();
  const generates = Object.entries(config.generates)
    .filter(([output]) => output.startsWith(workspace))
    .map(([output, options]) => {
      if (!('documents' in options)) return [output, options];
      return [output, { ...options, documents: findDocuments(options.documents) }];
    });
  await generate({ ...config, generates: Object.fromEntries(generates), cwd: ROOT, silent: true } as Config, true);
}

try {
  await main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
