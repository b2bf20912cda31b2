import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';

const WATCHED = ['schema/src', 'ui/src', 'web/src', 'admin/src', 'server/src'];
/** An editor saves several files at once; they are built together. */
const QUIET_MS = 200;

/** Calls back once after each burst of changes in the sources; generated files do not count. */
export function onSourceChange(callback: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of WATCHED) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || file.includes('gql') || !/\.(ts|tsx|json)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(callback, QUIET_MS);
    });
  }
}
