import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.ts';

/** An editor writes a file in several steps, and several files at once, in milliseconds. */
const QUIET_MS = 50;

/** Calls back with the files, relative to the repository, that each burst of changes below these folders has touched. */
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
