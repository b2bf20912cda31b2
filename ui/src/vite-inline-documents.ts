import { posix } from 'node:path';
import MagicString from 'magic-string';
import { normalizePath, type Plugin } from 'vite';
import { type GeneratedDocument, readGeneratedDocuments } from './generated-documents.ts';

const CALL = /\bgraphql\(\s*`\s*(?:#[^\n]*\s*)*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/g;
const PREFIX = '\0document:';
const PART = '\0document-part:';

/** A module without side effects. */
function buildModule(value: string, imports = '') {
  return { code: `${imports}export default ${value};`, moduleSideEffects: false };
}

/** The code of a document that imports the fragments it spreads, together with those imports. */
function buildDocumentCode(name: string, document: GeneratedDocument): [value: string, imports: string] {
  const parts = document.definitions.map((definition, index) => {
    const fragment = definition.kind === 'FragmentDefinition' ? `${definition.name.value}FragmentDoc` : name;
    return fragment === name ? `${name}#${index}` : `${fragment}#0`;
  });
  const imports = parts.map((part, index) => `import part${index} from ${JSON.stringify(PART + part)};`).join('');
  const meta = document.__meta__ ? `__meta__:${JSON.stringify(document.__meta__)},` : '';
  return [`{${meta}kind:"Document",definitions:[${parts.map((_, index) => `part${index}`)}]}`, imports];
}

/** The code of a document's or a part's module; null for any other module. */
function writeModule(id: string, documents: ReadonlyMap<string, GeneratedDocument>) {
  if (id.startsWith(PART)) {
    const [document = '', index = ''] = id.slice(PART.length).split('#');
    return buildModule(JSON.stringify(documents.get(document)?.definitions[Number(index)]));
  }
  if (!id.startsWith(PREFIX)) return null;
  const name = id.slice(PREFIX.length);
  const document = documents.get(name);
  if (!document) throw new Error(`${name} is not generated yet: run the code generator`);
  return buildModule(...buildDocumentCode(name, document));
}

/**
 * Replaces each `graphql(…)` call by its generated document. Every document and every fragment is a module of its own:
 * a chunk carries its own operations instead of the table of all of them, and a fragment once, however many operations
 * spread it. A development server replaces those that the code generator writes anew.
 */
export function inlineDocuments(generatedFile: string): Plugin {
  const generated = normalizePath(generatedFile);
  let documents = new Map<string, GeneratedDocument>();
  /** What each environment of a development server has loaded. */
  const loaded = new WeakMap<object, Map<string, string>>();
  return {
    name: 'inline-documents',
    enforce: 'pre',
    buildStart() {
      documents = readGeneratedDocuments(generatedFile);
    },
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(PART) ? id : null),
    load(id) {
      const module = writeModule(id, documents);
      if (!module) return null;
      const codes = loaded.get(this.environment) ?? new Map<string, string>();
      loaded.set(this.environment, codes.set(id, module.code));
      return module;
    },
    hotUpdate({ file }) {
      if (posix.dirname(file) !== posix.dirname(generated)) return undefined;
      // Nothing that runs reads the generated files themselves.
      if (file !== generated) return [];
      documents = readGeneratedDocuments(generatedFile);
      const codes = loaded.get(this.environment);
      const isNew = (id: string) => documents.has(id.slice(PREFIX.length)) && !codes?.has(id);
      const isChanged = (id: string) => codes?.has(id) && writeModule(id, documents)?.code !== codes.get(id);
      const modules = [...this.environment.moduleGraph.idToModuleMap];
      return modules.filter(([id]) => isNew(id) || isChanged(id)).map(([, module]) => module);
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/gql/') || !code.includes('graphql(`')) return null;
      const replaced = new MagicString(code);
      const names = new Set<string>();
      for (const { 0: call, index, 1: kind, 2: name } of code.matchAll(CALL)) {
        const document = `${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
        names.add(document);
        replaced.update(index, index + call.length, `inlined_${document}`);
      }
      replaced.prepend(
        [...names].map((name) => `import inlined_${name} from ${JSON.stringify(PREFIX + name)};`).join(''),
      );
      return { code: replaced.toString(), map: replaced.generateMap({ hires: 'boundary' }) };
    },
  };
}
