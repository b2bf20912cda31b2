import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Holds every CSS property in one text. */
const PROPERTIES = /@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const PROPERTY_LIST = /(var cssPropertiesStr = ")([^"]+)"/;
const PRESET = /@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
/** The part of Chakra that uses its own style properties. */
const PREFLIGHT = 'styled-system/preflight.js';
/** Objects of the preset that hold one entry for each style property or condition. */
const TRIMMED = new Set(['utilities', 'defaultConditions']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: Node & { readonly name?: string; readonly value?: unknown };
  readonly value: Node & { readonly properties?: readonly Property[]; readonly arguments?: readonly Node[] };
}

/**
 * Removes the style properties and conditions that no source uses from Chakra's preset, which is half of it. A name
 * counts as used wherever it occurs as a word, so nothing in use can be removed.
 */
export function trimStyles(folders: readonly string[]): Plugin {
  return {
    name: 'trim-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!PRESET.test(id) && !PROPERTIES.test(id)) return null;
      const words = new Set(folders.flatMap((folder) => findWordsInFolder(resolve(folder))));
      if (PROPERTIES.test(id)) return { code: trimList(code, words), map: null };
      for (const word of findWords(readFileSync(join(id, '..', PREFLIGHT), 'utf8'))) words.add(word);
      const objects = trimObjects(this.parse(code) as unknown as Node);
      let trimmed = '';
      let from = 0;
      for (const object of objects) {
        const kept = object.properties.filter((property) => getNames(property, code).some((name) => words.has(name)));
        trimmed += `${code.slice(from, object.start)}{${kept.map(({ start, end }) => code.slice(start, end)).join(',')}}`;
        from = object.end;
      }
      if (objects.length !== TRIMMED.size) throw new Error('Chakra keeps its style properties elsewhere now');
      return { code: trimmed + code.slice(from), map: null };
    },
  };
}

function trimList(code: string, words: ReadonlySet<string>): string {
  if (!PROPERTY_LIST.test(code)) throw new Error('the list of CSS properties is written otherwise now');
  return code.replace(PROPERTY_LIST, (_match, start: string, list: string) => {
    return `${start}${list.split(',').filter((name) => words.has(name))}"`;
  });
}

function findWords(source: string): string[] {
  return source.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

function findWordsInFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes(`${folder}/gql`))
    .flatMap((entry) => findWords(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
}

type ObjectNode = Node & { readonly properties: readonly Property[] };

/** The object literals of `TRIMMED`, in the order of the source. */
function trimObjects(program: Node): ObjectNode[] {
  const found: ObjectNode[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, key, id, value, init } = node as Record<string, Node & { name?: string; arguments?: ObjectNode[] }>;
    const name = (key ?? id)?.name;
    const content = value ?? init;
    const object = content?.type === 'CallExpression' ? content.arguments?.[0] : content;
    if (name && TRIMMED.has(name) && object?.type === 'ObjectExpression') found.push(object as ObjectNode);
    else if (type) Object.values(node).forEach(visit);
  };
  visit(program);
  return found.sort((a, b) => a.start - b.start);
}

/** Every name under which an entry can be written: a property's own and its short forms, a condition's with `_`. */
function getNames({ key, value }: Property, code: string): string[] {
  const isCondition = value.type === 'Literal' || value.type === 'ArrayExpression';
  if (isCondition) return [`_${key.name ?? String(key.value)}`];
  const shorthand = value.properties?.find((property) => property.key.name === 'shorthand');
  const short = shorthand ? findWords(code.slice(shorthand.value.start, shorthand.value.end)) : [];
  return [key.name ?? String(key.value), ...short];
}
