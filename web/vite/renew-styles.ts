import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const fromRoot = (path: string) => normalizePath(join(import.meta.dirname, '../..', path));

const STYLESHEET = fromRoot('web/src/styles.css');
const OF_STYLES = new RegExp(
  `^${fromRoot('')}(web/(src|theme)/.*\\.tsx?|web/panda\\.config\\.ts|ui/src/(theme-tokens|global-styles)\\.ts)$`,
);

/**
 * Writes the stylesheet anew when a source of styles changes. Panda asks for that itself, by paths that are right only where
 * the program was started in `web/`.
 */
export function renewStyles(): Plugin {
  return {
    name: 'renew-styles',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.add(['theme-tokens', 'global-styles'].map((name) => fromRoot(`ui/src/${name}.ts`)));
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || !OF_STYLES.test(file)) return undefined;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(STYLESHEET) ?? [])];
    },
  };
}
