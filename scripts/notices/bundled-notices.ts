import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../setup/paths.ts';
import { readNotice, renderNotices } from './notices.ts';

/** File in the folder of a build: the folders of the packages in it, relative to the root. */
export const BUNDLED_PACKAGES = '.vite/packages.json';
/** File name in the client's public folder, and in the image. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** Matches up to the last `node_modules`: some packages contain others. */
const PACKAGE = /^(.+\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folders of all packages in these builds, relative to the root, without duplicates. */
export function readBundledPackages(builds: readonly string[]): string[] {
  const lists = builds.map((build) => JSON.parse(readFileSync(join(build, BUNDLED_PACKAGES), 'utf8')) as string[]);
  return [...new Set(lists.flat())].sort();
}

interface Options {
  readonly root?: string;
  /** Packages from which the build contains generated code, but no module, such as styles of a preset. */
  readonly madeFrom?: readonly string[];
}

/** Makes a build list its packages, and a client's build include their notices. */
export function thirdPartyNotices({ root = ROOT, madeFrom = [] }: Options = {}): Plugin {
  let isClient = false;
  return {
    name: 'third-party-notices',
    apply: 'build',
    configResolved({ build }) {
      isClient = !build.ssr;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const bundled = modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []);
      const others = madeFrom.map((name) => join(root, 'node_modules', name));
      const folders = [...new Set([...bundled, ...others])].sort();
      const listed = folders.map((folder) => relative(root, folder).replaceAll('\\', '/'));
      this.emitFile({ type: 'asset', fileName: BUNDLED_PACKAGES, source: JSON.stringify(listed, null, 2) });
      if (!isClient) return;
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: renderNotices(folders.map(readNotice)) });
    },
  };
}
