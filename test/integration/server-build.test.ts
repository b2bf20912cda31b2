import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** In bytes, half a million above the current size. V8 keeps the source text of all loaded code. */
const MOST_TEXT_AT_START = 10_200_000;

const isOfNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name);

/** All files that `entry` imports statically, and the packages that they load from node_modules. */
function readStaticImports(entry: string): { readonly bytes: number; readonly packages: readonly string[] } {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const text = readFileSync(file, 'utf8');
    files.set(file, text);
    for (const [, name = ''] of text.matchAll(/^(?:import|export)\b[^;"]*"([^"]+)";$/gm)) {
      const next = join(dirname(file), name);
      if (!name.startsWith('.')) packages.add(name);
      else if (!files.has(next) && existsSync(next)) waiting.push(next);
    }
  }
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return { bytes, packages: [...packages].filter((name) => !isOfNode(name)).sort() };
}

describe('the server bundle', () => {
  it('loads no package from node_modules before it is needed, and stays small', () => {
    const { bytes, packages } = readStaticImports(join(ROOT, 'server/dist/main.js'));

    expect(packages).toEqual([]);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(MOST_TEXT_AT_START);
  });

  it.each(['web/dist/server/entry-server.js', 'scripts/dist/start.js'])(
    'includes a %s that loads none either',
    (file) => {
      expect(readStaticImports(join(ROOT, file)).packages).toEqual([]);
    },
  );
});
