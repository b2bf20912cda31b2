import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

const PATH = '/@development-start';
const ID = `\0${PATH}`;

/**
 * The first script of a page that a development server serves from the sources: hot replacement, then React Refresh, which
 * must be there before any component, then what a built page begins with. A file, since the pages' content security
 * policy lets no inline script run.
 */
export function developmentStart(): Plugin {
  return {
    name: 'development-start',
    apply: 'serve',
    resolveId: (id) => (id === PATH ? ID : null),
    load: (id) =>
      id === ID
        ? `import '/@vite/client';\n${react.preambleCode.replace('__BASE__', '/')}\nawait import('/src/after-paint.ts');`
        : null,
  };
}
