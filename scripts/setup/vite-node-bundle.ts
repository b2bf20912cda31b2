import type { Plugin } from 'vite';

/**
 * Packages that are loaded on first use, or that load a native library from their own folder. They are not bundled, so that a
 * process that was started before a build still finds them.
 */
export const LOADED_FROM_NODE_MODULES = [
  '@easypost/api',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'postmark',
  'sharp',
  'stripe',
];

/** Name of the chunk that contains all packages. */
const PACKAGES = 'packages';

/**
 * Output settings for Node. V8 keeps the text of a file, with two bytes per character if one of them is not Latin-1, and Node
 * keeps its source map: without comments, sources in the map and maps of packages a server takes 30 MB less.
 */
export const NODE_OUTPUT = {
  comments: false,
  charset: 'ascii' as const,
  sourcemapExcludeSources: true,
  // Only packages of the initial load; others are loaded when they are needed.
  codeSplitting: { groups: [{ name: PACKAGES, test: /\/node_modules\//, tags: ['$initial' as const] }] },
};

/** Stack traces refer to the sources of the shop's own code, and to lines of the packages chunk. */
export const packagesWithoutMap: Plugin = {
  name: 'packages-without-map',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.name !== PACKAGES) continue;
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      if (file.sourcemapFileName) delete bundle[file.sourcemapFileName];
    }
  },
};
