import { readFileSync } from 'node:fs';
import { buildSchema, Kind } from 'graphql';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { toPersistedOperation } from '../../ui/src/persisted-operation.ts';
import { type ClientDocument, ClientDocuments, findDocumentCalls } from './client-documents.ts';
import { findPossibleTypes } from './possible-types.mjs';

const DOCUMENT = '\0document:';
const PART = '\0document-part:';
const POSSIBLE_TYPES = '\0possible-types';
const GQL = '\0gql';
const NAMED = '\0named-documents';
/** The generated modules that are replaced; other code only reads their types. */
const GENERATED = [
  { module: GQL, path: /\/gql\/index\.ts$/ },
  { module: NAMED, path: /\/gql\/graphql\.ts$/ },
  { module: POSSIBLE_TYPES, path: /\/gql\/possible-types\.ts$/ },
];

/** Calls that are not replaced have an argument that is not a literal. */
const GQL_MODULE = `export const readFragment = (_, data) => data;
export function graphql() { throw new Error('The text of a document has to be in the call.'); }`;

const SCHEMA = new URL('../../schema/schema.graphql', import.meta.url);

/** The code of a document, with imports of the fragments it spreads. */
function writeDocument(name: string, document: ClientDocument): string {
  const parts = document.definitions.map((definition, index) => {
    const part = index === 0 ? name : `${definition.name?.value}FragmentDoc`;
    return `import part${index} from ${JSON.stringify(PART + part)};`;
  });
  const meta = document.__meta__ ? `__meta__:${JSON.stringify(document.__meta__)},` : '';
  return `${parts.join('')}export default {${meta}kind:"Document",definitions:[${parts.map((_, index) => `part${index}`)}]};`;
}

function writeNamed({ all }: ClientDocuments): string {
  return [...all.keys()]
    .map((name) => `export { default as ${name} } from ${JSON.stringify(DOCUMENT + name)};`)
    .join('\n');
}

function writePossibleTypes({ all }: ClientDocuments): string {
  const definitions = [...all.values()].map(({ definitions: [own] }) => own).filter((own) => own !== undefined);
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'), { assumeValid: true });
  const possibleTypes = findPossibleTypes(schema, { kind: Kind.DOCUMENT, definitions });
  return `export const possibleTypes = ${JSON.stringify(possibleTypes)};`;
}

/** The code of a module of this plugin; null for any other module, undefined if no source declares the document. */
function writeModule(id: string, documents: ClientDocuments): string | null | undefined {
  if (id === GQL) return GQL_MODULE;
  if (id === NAMED) return writeNamed(documents);
  if (id === POSSIBLE_TYPES) return writePossibleTypes(documents);
  const [prefix] = [DOCUMENT, PART].filter((start) => id.startsWith(start));
  if (!prefix) return null;
  const name = id.slice(prefix.length);
  const document = documents.all.get(name);
  if (!document) return undefined;
  return prefix === DOCUMENT
    ? writeDocument(name, document)
    : `export default ${JSON.stringify(document.definitions[0])};`;
}

/**
 * Replaces each `graphql(…)` call in the sources of a client by its document, with the hash that the client sends. Every document
 * and every fragment is a separate module: a chunk contains its own operations instead of a table of all of them, and each
 * fragment once, however many operations spread it. A build needs no generated file, and writes the list of the client's
 * operations, documents by hash, by which the server knows them.
 */
export function clientDocuments(sources: string): Plugin {
  let documents: ClientDocuments;
  /** For each environment of a development server: the loaded documents, and the last change it has seen. */
  const loaded = new WeakMap<object, Map<string, string>>();
  const known = new WeakMap<object, object>();
  return {
    name: 'client-documents',
    enforce: 'pre',
    buildStart() {
      documents = new ClientDocuments(sources);
    },
    resolveId(id) {
      if (id.startsWith(DOCUMENT) || id.startsWith(PART)) return id;
      return GENERATED.find(({ path }) => path.test(id))?.module ?? null;
    },
    load(id) {
      const code = writeModule(id, documents);
      if (code === null) return null;
      if (code === undefined) this.error(`no source below ${sources} declares the ${id.replace(/^\0[a-z-]+:/, '')}`);
      const codes = loaded.get(this.environment) ?? new Map<string, string>();
      loaded.set(this.environment, codes.set(id, code));
      return { code, moduleSideEffects: false };
    },
    hotUpdate({ file, modules }) {
      try {
        documents.read(file);
      } catch {
        // The source itself reports the error when it is loaded next.
        return undefined;
      }
      const codes = loaded.get(this.environment);
      if (!codes || known.get(this.environment) === documents.all) return undefined;
      known.set(this.environment, documents.all);
      const changed = [...codes].filter(([id, code]) => writeModule(id, documents) !== code).map(([id]) => id);
      for (const id of changed) codes.delete(id);
      const inGraph = changed.map((id) => this.environment.moduleGraph.getModuleById(id));
      return [...modules, ...inGraph.filter((module) => module !== undefined)];
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('graphql(`')) return null;
      const calls = findDocumentCalls(code);
      const replaced = new MagicString(code);
      for (const { start, end, name } of calls) replaced.update(start, end, `inlined_${name}`);
      const imports = [...new Set(calls.map(({ name }) => name))].map(
        (name) => `import inlined_${name} from ${JSON.stringify(DOCUMENT + name)};`,
      );
      replaced.prepend(imports.join(''));
      return { code: replaced.toString(), map: replaced.generateMap({ hires: 'boundary' }) };
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const operations = [...documents.all.values()].filter(({ __meta__ }) => __meta__).map(toPersistedOperation);
      const texts = Object.fromEntries(operations.map(({ hash, text }) => [hash, text]));
      const source = JSON.stringify(texts, null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/persisted-operations.json', source });
    },
  };
}
