import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownMessages } from './messages-ko.ts';
import { getTextFeatures, type ScreenRoute } from './screen-route.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const routes = Object.values(
  import.meta.glob<readonly ScreenRoute[]>(['../features/*/*.routes.ts', '../features/*/*.lazy-routes.ts'], {
    eager: true,
    import: 'routes',
  }),
).flat();

/** The feature of each message key; only features with their own message files. */
const featureOfKey = new Map(
  Object.keys(ownMessages).flatMap((file) => {
    const path = join(ROOT, 'src/app', file);
    const feature = dirname(path).split('/').at(-1) ?? '';
    return Object.keys(JSON.parse(readFileSync(path, 'utf8'))).map((key) => [key, feature] as const);
  }),
);

const AT_ONCE = /^(?:import|export) (?!type )[^;]*?from\s*'(\.[^']+\.tsx?)'/gm;
const AT_ONCE_OR_LATER = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g;

/** A file and everything that it imports from the storefront. */
function findImports(file: string, imports: RegExp, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const source = readFileSync(file, 'utf8');
  // Components that are loaded together with their texts need none from the screen.
  const followed = /loadScreenMessages\(|<PanelButton/.test(source) ? AT_ONCE : imports;
  for (const [, path = ''] of source.matchAll(followed)) {
    findImports(join(dirname(file), path), imports, found);
  }
  return found;
}

function featuresShown(files: Iterable<string>): string[] {
  // Keys passed to `message` belong to the texts shared by server and screens.
  const keys = [...files].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?<!\bmessage\()['"]([\w-]+\.[\w.]+)['"]/g),
  ]);
  return [...new Set(keys.flatMap(([, key = '']) => featureOfKey.get(key) ?? []))].sort();
}

describe('The texts of a screen', () => {
  it.each(routes)('are all loaded for $path', (screen) => {
    expect(getTextFeatures(screen)).toEqual(
      expect.arrayContaining(featuresShown(findImports(join(ROOT, screen.source), AT_ONCE_OR_LATER))),
    );
  });

  it('are not used by the layout of all pages', () => {
    expect(featuresShown(findImports(join(ROOT, 'src/layout/ShopLayout.tsx'), AT_ONCE))).toEqual([]);
    expect(featuresShown(findImports(join(ROOT, 'src/layout/PageEnd.tsx'), AT_ONCE))).toEqual([]);
  });
});
