import type { Plugin } from 'vite';

/**
 * Packages that are loaded when something first uses them, or that load a native library from their own folder. They stay
 * outside of bundles, where a process that was started before a build still finds them.
 */
export const LOADED_FROM_NODE_MODULES = [
  '@easypost/api',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'postmark',
  'sharp',
  'stripe',
];

/** The name of the file that all packages are in. */
const PACKAGES = 'packages';

/**
 * How what runs in Node is written. V8 keeps the text of a file, with two bytes for each character where one of them is
 * not Latin, and Node the file's source map: without comments, sources in the map and maps of packages a server takes 30 MB
 * less.
 */
export const NODE_OUTPUT = {
  comments: false,
  charset: 'ascii' as const,
  sourcemapExcludeSources: true,
  // Those that the program begins with; others are loaded when they are needed.
  codeSplitting: { groups: [{ name: PACKAGES, test: /\/node_modules\//, tags: ['$initial' as const] }] },
};

/** Stack traces name the sources of the shop's own code, and the lines of the packages' file. */
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
