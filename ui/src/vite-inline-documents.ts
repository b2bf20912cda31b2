import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const CALL = /\bgraphql\(\s*`\s*(?:#[^\n]*\s*)*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/g;
const GENERATED = /^export const (\w+(?:Document|FragmentDoc)) = (\{.*\}) as unknown as /gm;
const PREFIX = '\0document:';

/**
 * Puts the generated document in the place of each `graphql(…)` call, every document as a module of its own. So a chunk
 * carries its own operations, not the look-up table of all of them.
 */
export function inlineDocuments(generatedFile: string): Plugin {
  let documents = new Map<string, string>();
  return {
    name: 'inline-documents',
    enforce: 'pre',
    buildStart() {
      const source = readFileSync(resolve(generatedFile), 'utf8');
      documents = new Map([...source.matchAll(GENERATED)].map(([, name = '', value = '']) => [name, value]));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const document = documents.get(id.slice(PREFIX.length));
      if (!document) throw new Error(`${id.slice(PREFIX.length)} is not generated yet: run the code generator`);
      return { code: `export default ${document};`, moduleSideEffects: false };
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
