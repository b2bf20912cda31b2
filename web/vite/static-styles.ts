import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { type Plugin, parseAst } from 'vite';
import { readStatic, type StaticValue } from './static-value.ts';
import type { JsxAttribute, JsxElement, SourceNode } from './syntax.ts';

/** The generated functions by which Panda names classes and knows style properties. */
interface StyleFunctions {
  /** Later styles replace earlier ones. */
  readonly css: (...styles: readonly StaticValue[]) => string;
  readonly isCssProperty: (name: string) => boolean;
}

/** What the factory passes on under another name, since styles have the name of the attribute. */
const RENAMED: Readonly<Record<string, string>> = { htmlWidth: 'width', htmlHeight: 'height', htmlSize: 'size' };
/** Properties by which the factory decides what to render, or that it joins with its own classes. */
const OF_FACTORY = new Set(['as', 'unstyled', 'className']);

export async function loadStyleFunctions(folder: string): Promise<StyleFunctions> {
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const [{ css }, { isCssProperty }] = await Promise.all([load('css/index.js'), load('jsx/is-valid-prop.js')]);
  return { css, isCssProperty };
}

/**
 * Writes `<styled.p color="fg">` as `<p className="c_fg">` where the build knows all of its styles, or both sides of a
 * condition that chooses between them. Such an element costs nothing when it is rendered; the factory makes a component
 * of each, which names its classes again at each rendering. What the build cannot know stays as it is, and so does all
 * of it in development, where the functions would outlive a change of the theme.
 */
export function staticStyles(folder: string): Plugin {
  let functions: StyleFunctions;
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      functions = await loadStyleFunctions(folder);
    },
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('<styled.')) return null;
      const changed = writeStaticStyles(code, functions);
      return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** A source with its styled elements written as plain ones. */
export function writeStaticStyles(code: string, functions: StyleFunctions): MagicString {
  const changed = new MagicString(code);
  for (const element of findStyledElements(parseAst(code, { lang: 'tsx' }) as unknown as SourceNode)) {
    writePlain(element, changed, code, functions);
  }
  return changed;
}

function findStyledElements(program: SourceNode): JsxElement[] {
  const found: JsxElement[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      if ((node as SourceNode).type === 'JSXElement' && getStyledTag(node as JsxElement))
        found.push(node as JsxElement);
      Object.values(node).forEach(visit);
    }
  };
  visit(program);
  return found;
}

/** The tag of `<styled.tag>`; null for any other element. */
function getStyledTag({ openingElement: { name } }: JsxElement): string | null {
  const isStyled = name.type === 'JSXMemberExpression' && name.object?.name === 'styled';
  return isStyled ? (name.property?.name ?? null) : null;
}

function writePlain(element: JsxElement, changed: MagicString, code: string, functions: StyleFunctions): void {
  const { openingElement, closingElement } = element;
  const { attributes } = openingElement;
  const tag = getStyledTag(element);
  if (!tag || attributes.some(({ type, name }) => type !== 'JSXAttribute' || OF_FACTORY.has(String(name?.name))))
    return;
  const styles = attributes.filter(({ name }) => functions.isCssProperty(String(name?.name)));
  const classes = writeClasses(styles, code, functions.css);
  if (classes === null) return;
  for (const name of [openingElement.name, closingElement?.name]) if (name) changed.update(name.start, name.end, tag);
  for (const { name } of attributes) {
    const renamed = RENAMED[String(name?.name)];
    if (name && renamed) changed.update(name.start, name.end, renamed);
  }
  for (const [index, { start, end }] of styles.entries()) {
    if (index === 0) changed.update(start, end, `className=${classes}`);
    else changed.remove(start, end);
  }
}

/** The value of `className` for these properties; null where it depends on more than conditions. */
function writeClasses(styles: readonly JsxAttribute[], code: string, css: StyleFunctions['css']): string | null {
  const known: Record<string, StaticValue> = {};
  let further: StaticValue;
  const chosen: string[] = [];
  for (const { name, value } of styles) {
    const property = String(name?.name);
    const read = readStatic(value, (node) => code.slice(node.start, node.end));
    if (!read) return null;
    if (property === 'css') {
      // Chosen ones would stand beside the classes of other properties instead of replacing them.
      if (read.kind !== 'value') return null;
      further = read.value;
    } else if (read.kind === 'value') known[property] = read.value;
    else chosen.push(read.write((value) => JSON.stringify(css({ [property]: value }))));
  }
  const fixed = css(known, further);
  if (chosen.length === 0) return `{${JSON.stringify(fixed)}}`;
  return `{[${[JSON.stringify(fixed), ...chosen].join(', ')}].join(' ')}`;
}
