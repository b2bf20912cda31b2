import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles the message catalogues at build time, so that the browser gets no message parser. An invalid message fails
 * the build.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform(code, id) {
      if (!/\.messages\.\w+\.json$/.test(id)) return null;
      const texts = Object.entries(JSON.parse(code) as Record<string, string>);
      const compiled = Object.fromEntries(texts.map(([key, text]) => [key, parse(text, { ignoreTag: false })]));
      return { code: JSON.stringify(compiled), map: null };
    },
  };
}
