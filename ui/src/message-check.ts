import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Catalogue = Readonly<Record<string, string>>;

/** Differences between the two catalogues of an application and the keys in its sources; empty if everything matches. */
export interface MessageFindings {
  readonly onlyKorean: readonly string[];
  readonly onlyEnglish: readonly string[];
  readonly unused: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Compares the catalogues `*.messages.ko.json` and `*.messages.en.json` below `folders` with the keys in the sources there. A key
 * counts as used if a source contains it as one literal. With a vocabulary of API names and values, it also counts as used if a
 * source contains its part before the last dot, and the vocabulary or a literal is the part after it.
 */
export function checkMessages(folders: readonly string[], vocabulary: readonly string[] = []): MessageFindings {
  const files = folders.flatMap(findFiles);
  const korean = readKeys(files, '.messages.ko.json');
  const english = readKeys(files, '.messages.en.json');
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const used = new Set(sources.flatMap(findUsedKeys));
  const literals = new Set(sources.flatMap(findStringLiterals));
  const beginnings = new Set(sources.flatMap(findBeginnings));
  const words = new Set(vocabulary.length > 0 ? [...vocabulary, ...literals] : []);
  const isPutTogether = (key: string) => {
    const point = key.lastIndexOf('.');
    return beginnings.has(key.slice(0, point)) && words.has(key.slice(point + 1));
  };
  return {
    onlyKorean: korean.filter((key) => !english.includes(key)),
    onlyEnglish: english.filter((key) => !korean.includes(key)),
    unused: korean.filter((key) => !literals.has(key) && !isPutTogether(key)),
    missing: [...used].filter((key) => !korean.includes(key)),
  };
}

/** Keys that a source certainly uses: `id="…"` of a message element and `formatMessage({ id: '…' })`. */
function findUsedKeys(source: string): string[] {
  const uses = source.matchAll(/<FormattedMessage\s[^>]*?\bid="([\w.]+)"|formatMessage\(\s*\{\s*id:\s*'([\w.]+)'/g);
  return [...uses].map((match) => match[1] ?? match[2] ?? '');
}

function findStringLiterals(source: string): string[] {
  return [...source.matchAll(/['"]([\w.-]+)['"]/g)].map((match) => match[1] ?? '');
}

/** First parts of keys that a source composes: `orders.status` of `orders.status.${status}`, or the values of a table. */
function findBeginnings(source: string): string[] {
  return [...source.matchAll(/[`'"](\w+\.[\w.]+)(?:\.\$\{|['"])/g)].map((match) => match[1] ?? '');
}

/** The words of a file, or of all files of a folder. */
export function readWords(path: string): string[] {
  const files = statSync(path).isFile() ? [path] : findFiles(path);
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+(?::\w+)?/g) ?? []);
}

function readKeys(files: readonly string[], ending: string): string[] {
  const keys = files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Catalogue));
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (twice.length > 0) throw new Error(`messages defined twice: ${twice.join(', ')}`);
  return keys;
}

function findFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${folder}/gql`))
    .map((entry) => join(entry.parentPath, entry.name));
}
