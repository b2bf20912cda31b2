import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CATALOGUE = '.messages.ko.json';

/** @param {string} folder */
function readKeys(folder) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = entries.filter((path) => path.endsWith(CATALOGUE));
  return files.flatMap((path) => Object.keys(JSON.parse(readFileSync(join(folder, path), 'utf8'))));
}

/**
 * Plugin of graphql-codegen: the keys of all catalogues below `folders` as the type `MessageId`, so that a key which no
 * catalogue has does not compile. The Korean catalogues stand for both: a test compares the languages.
 *
 * @param {unknown} _schema
 * @param {unknown} _documents
 * @param {{ folders: string[] }} config
 */
export function plugin(_schema, _documents, { folders }) {
  const keys = folders.flatMap(readKeys).sort();
  return `export type MessageId =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
}
