import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';

/** Delay after a change, in milliseconds: an editor writes a file in several steps, and several files at once. */
const QUIET_MS = 50;

/** Calls back with the changed files below these folders, relative to the repository, once for each burst of changes. */
export function watchSources(folders: readonly string[], onChange: (files: readonly string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file) return;
      changed.add(`${folder}/${file.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(report, QUIET_MS);
    });
  }
}
