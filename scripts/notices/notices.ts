import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The notice that must be distributed with a package. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** Its SPDX expression, such as `MIT`; null if the package has only a text. */
  readonly licence: string | null;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
}

/** `LICENSE`, `License.md`, `LICENSE-MIT.txt`, `NOTICE`, `NRO_LICENSE`, `LICENSE_FONT`, but no source such as `license.js`. */
const NOTICE_FILE =
  /^(?:\w+_)?(?:licen[cs]e|copying|copyright|notices?|patents)(?:[-_.][\w-]*)?(?:\.(?:txt|md|markdown))?$/i;
const SOURCE = /\.(?:[cm]?[jt]s|json|map)$/i;
const README_SECTION = /^#+[ \t]*licen[cs](?:e|es|ing)\b.*\n([\s\S]*?)(?=^#|$(?![\s\S]))/im;
const TEXTS = new URL('texts/', import.meta.url);

const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\r', '').trim();

export const isNoticeFile = (name: string): boolean => NOTICE_FILE.test(name) && !SOURCE.test(name);

function readMaker({ name, author, repository, homepage }: Manifest): string {
  const maker = typeof author === 'string' ? author : (author?.name ?? `the makers of ${name}`);
  const url = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '');
  const source = url.replace(/^git\+/, '').replace(/\.git$/, '');
  return `Copyright (c) ${maker}${source && `, ${source}`}`;
}

/** The standard texts of the licences in an expression; null if one of them is not in `texts/`. */
function readStandardTexts(expression: string): readonly string[] | null {
  const ids = expression.split(/[()\s]+/).filter((word) => word !== '' && !['AND', 'OR', 'WITH'].includes(word));
  const files = ids.map((id) => new URL(`${id}.txt`, TEXTS));
  return files.length > 0 && files.every((file) => existsSync(file))
    ? files.map((file) => readFileSync(file, 'utf8').trim())
    : null;
}

/** For a package without a licence file: its author, the notice in its readme, and the standard text of the licence. */
function composeText(folder: string, manifest: Manifest): string | null {
  const standard = manifest.license === undefined ? null : readStandardTexts(manifest.license);
  if (standard === null) return null;
  const readme = readdirSync(folder).find((name) => /^readme/i.test(name));
  const section = readme === undefined ? undefined : README_SECTION.exec(read(join(folder, readme)))?.[1]?.trim();
  return [readMaker(manifest), ...(section ? [section] : []), ...standard].join('\n\n');
}

/**
 * The notice of the package in a folder.
 * @throws if it has no file of one, and its licence has no text in `texts/`
 */
export function readNotice(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license } = manifest;
  const files = readdirSync(folder).filter(isNoticeFile).sort();
  const text =
    files.length > 0 ? files.map((file) => read(join(folder, file))).join('\n\n') : composeText(folder, manifest);
  if (!text) {
    throw new Error(
      `${name} ${version} has no notice: it brings no file of its licence, and scripts/notices/texts/ none of ${license ?? 'it'}.`,
    );
  }
  return { name, version, licence: license ?? null, text };
}

const toHeading = ({ name, version, licence }: Notice) =>
  `${name} ${version}${licence === null ? '' : ` (${licence})`}`;

const LINE = '-'.repeat(80);

/** All notices in one text, each package once. */
export function renderNotices(notices: readonly Notice[]): string {
  const byHeading = new Map(notices.map((notice) => [toHeading(notice), notice]));
  const sorted = [...byHeading].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const sections = sorted.map(([heading, { text }]) => `${LINE}\n${heading}\n\n${text}\n`);
  return ['This shop contains software of others, under these terms.\n', ...sections].join('\n');
}

/** Whether a text from `renderNotices` contains this package. */
export function listsPackage(text: string, name: string, version: string): boolean {
  return text.includes(`\n${LINE}\n${name} ${version}\n`) || text.includes(`\n${LINE}\n${name} ${version} (`);
}
