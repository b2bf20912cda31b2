import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const ROOT = normalizePath(join(import.meta.dirname, '../..'));
const STYLESHEET = `${ROOT}/web/src/styles.css`;
const THEME_OF_UI = ['theme-tokens', 'global-styles'].map((name) => `${ROOT}/ui/src/${name}.ts`);

function isOfStyles(file: string): boolean {
  return (
    THEME_OF_UI.includes(file) || /^\/web\/(panda\.config\.ts|(src|theme)\/.*\.tsx?)$/.test(file.slice(ROOT.length))
  );
}

/**
 * Writes the stylesheet anew when a source of styles changes. Panda asks for that itself, by paths that are right only where
 * the program was started in `web/`.
 */
export function renewStyles(): Plugin {
  return {
    name: 'renew-styles',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.add(THEME_OF_UI);
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || !isOfStyles(file)) return undefined;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(STYLESHEET) ?? [])];
    },
  };
}
