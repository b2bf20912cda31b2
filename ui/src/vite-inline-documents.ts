import type { Plugin } from 'vite';
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

/**
 * Replaces each `graphql(…)` call by its generated document. Every document and every fragment is a module of its own:
 * a chunk carries its own operations instead of the table of all of them, and a fragment once, however many operations
 * spread it.
 */
export function inlineDocuments(generatedFile: string): Plugin {
  let documents = new Map<string, GeneratedDocument>();
  return {
    name: 'inline-documents',
    enforce: 'pre',
    buildStart() {
      documents = readGeneratedDocuments(generatedFile);
    },
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(PART) ? id : null),
    load(id) {
      if (id.startsWith(PART)) {
        const [document = '', index = ''] = id.slice(PART.length).split('#');
        return buildModule(JSON.stringify(documents.get(document)?.definitions[Number(index)]));
      }
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      const document = documents.get(name);
      if (!document) throw new Error(`${name} is not generated yet: run the code generator`);
      return buildModule(...buildDocumentCode(name, document));
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/gql/') || !code.includes('graphql(`')) return null;
      const names = new Set<string>();
      const replaced = code.replace(CALL, (_call, kind: string, name: string) => {
        const document = `${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
        names.add(document);
        return `inlined_${document}`;
      });
      const imports = [...names].map((name) => `import inlined_${name} from ${JSON.stringify(PREFIX + name)};`);
      return { code: `${imports.join('')}\n${replaced}`, map: null };
    },
  };
}
