import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { NOTICES_FILE, readBundledPackages } from '../notices/bundled-notices.ts';
import { isNoticeFile, readNotice, renderNotices } from '../notices/notices.ts';
import { ROOT } from '../setup/paths.ts';
import { OWNER_PROGRAMS } from '../setup/shop-programs.mjs';
import { LOADED_FROM_NODE_MODULES } from '../setup/vite-node-bundle.ts';
import { findInstalledPackages } from './installed-packages.ts';
import { findProgramChunks } from './program-chunks.ts';

export interface Layout {
  /** The folder that becomes `/app`; it must be empty or absent. */
  readonly target: string;
  /** Where npm has installed the production packages for the platform of the image. */
  readonly packagesRoot: string;
  /** Modification time of all files in seconds, so that the same sources give the same files. Null keeps their times. */
  readonly modifiedAt: number | null;
}

/** All packages outside the bundles: what the server loads at run time, its country database, its font, and React for emails. */
const PACKAGES = [
  ...LOADED_FROM_NODE_MODULES,
  '@expo-google-fonts/nanum-gothic',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  'react',
  'react-dom',
];
/**
 * Unused files of packages: types, source maps and texts for developers, the partial country databases that the complete one
 * contains, and unused font weights.
 */
const NOT_LOADED =
  /\.(d\.[cm]?ts|ts|map|flow|md|markdown|ttf\.png)$|geo-whois-asn-country-ipv[46]\.mmdb$|NanumGothic_[78]00.*\.ttf$/;

/**
 * Files of packages have the same time in all images, so that images with the same packages share the layer. The shop's own files
 * need their real time: browsers ask by time and size whether a file has changed.
 */
const PACKAGES_MODIFIED_AT = 499_162_500;

/** Build folders, each of which is copied completely. */
const FOLDERS = ['server/dist', 'server/downloads', 'web/dist/client', 'web/dist/server', 'admin/dist'];
/** Build folders with bundled packages. */
const BUNDLES = ['server/dist', 'web/dist/client', 'web/dist/server', 'admin/dist', 'scripts/dist'];
const WORKSPACES = ['server', 'web', 'admin', 'scripts'];
const PICTURES = 'scripts/pictures';

function copy(from: string, to: string, isWanted: (path: string) => boolean = () => true): void {
  cpSync(from, to, { recursive: true, dereference: true, filter: isWanted });
}

/** Node only reads from the nearest `package.json` that the modules are ES modules. */
function writeManifest(target: string, folder: string): void {
  const { name, version, type } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  mkdirSync(join(target, folder), { recursive: true });
  writeFileSync(join(target, folder, 'package.json'), `${JSON.stringify({ name, version, private: true, type })}\n`);
}

/** The files that the seed stores: both lists, and every file that they name. */
function findPictures(): string[] {
  const files = ['pictures.json', 'films.json'];
  const isFile = (name: string) => statSync(join(ROOT, PICTURES, name), { throwIfNoEntry: false })?.isFile() ?? false;
  function visit(value: unknown): void {
    if (typeof value === 'string' && isFile(value)) files.push(value);
    if (value && typeof value === 'object') for (const part of Object.values(value)) visit(part);
  }
  for (const list of [...files]) visit(JSON.parse(readFileSync(join(ROOT, PICTURES, list), 'utf8')));
  return files;
}

function copyPrograms(target: string): void {
  const dist = join(ROOT, 'scripts/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const chunks = findProgramChunks(
    manifest,
    OWNER_PROGRAMS.map((name) => `${name}/main.ts`),
  );
  for (const file of chunks) copy(join(dist, file), join(target, 'scripts/dist', file));
  for (const file of findPictures()) copy(join(ROOT, PICTURES, file), join(target, PICTURES, file));
  copy(join(ROOT, 'scripts/image/healthcheck.mjs'), join(target, 'healthcheck.mjs'));
  mkdirSync(join(target, 'bin'));
  for (const name of OWNER_PROGRAMS) {
    const file = join(target, 'bin', name);
    // `exec`: the program itself receives the container's signals.
    writeFileSync(file, `#!/bin/sh\nexec node "$(dirname "$0")/../scripts/dist/${name}.js" "$@"\n`);
    chmodSync(file, 0o755);
  }
}

/** Copies the packages that are loaded by name. Returns their folders. */
function copyPackages(target: string, packagesRoot: string): string[] {
  const folders = findInstalledPackages(packagesRoot, 'server', PACKAGES);
  for (const path of folders) {
    const folder = join(packagesRoot, path);
    const isNotLoaded = (file: string) => NOT_LOADED.test(file) && !isNoticeFile(basename(file));
    const isWanted = (file: string) => !isNotLoaded(file) && !relative(folder, file).includes('node_modules');
    copy(folder, join(target, path), isWanted);
  }
  return folders.map((path) => join(packagesRoot, path));
}

/** One text for all packages of the image: those in its bundles, and those in these folders. */
function writeNotices(target: string, packages: readonly string[]): void {
  const builds = BUNDLES.map((folder) => join(ROOT, folder));
  const bundled = readBundledPackages(builds).map((path) => join(ROOT, path));
  writeFileSync(join(target, NOTICES_FILE), renderNotices([...bundled, ...packages].map(readNotice)));
}

function setTimes(path: string, seconds: number): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) setTimes(inside, seconds);
    else utimesSync(inside, seconds, seconds);
  }
  utimesSync(path, seconds, seconds);
}

/** Lays out the files of the image from existing builds; the Dockerfile only adds Node. */
export function layOut({ target, packagesRoot, modifiedAt }: Layout): void {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
  mkdirSync(dirname(target), { recursive: true });
  for (const folder of ['.', ...WORKSPACES]) writeManifest(target, folder);
  for (const folder of FOLDERS) copy(join(ROOT, folder), join(target, folder));
  copyPrograms(target);
  writeNotices(target, copyPackages(target, packagesRoot));
  if (modifiedAt === null) return;
  setTimes(target, modifiedAt);
  setTimes(join(target, 'node_modules'), PACKAGES_MODIFIED_AT);
}
