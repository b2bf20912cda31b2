import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Resolves like Node: the nearest `node_modules` with the package, up to `root`. Null if there is none. */
function findPackage(root: string, from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === root || folder === dirname(folder)) return null;
  }
}

/**
 * The folders, relative to `root`, of these packages and of all that they depend on, as they are installed for the
 * workspace `from`. Of optional dependencies those that are there: npm installs what fits the platform.
 * @throws if one that is needed is not installed
 */
export function findInstalledPackages(root: string, from: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  function visit(name: string, folder: string, isOptional: boolean): void {
    const path = findPackage(root, folder, name);
    if (path === null) {
      if (isOptional) return;
      throw new Error(`${name} is not installed, which ${relative(root, folder)} needs`);
    }
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} }: PackageJson = JSON.parse(
      readFileSync(join(path, 'package.json'), 'utf8'),
    );
    // npm also lists the optional ones among the others.
    for (const needed of Object.keys(dependencies)) visit(needed, path, needed in optionalDependencies);
    for (const wanted of Object.keys(optionalDependencies)) visit(wanted, path, true);
  }
  for (const name of names) visit(name, join(root, from), false);
  return [...found].map((path) => relative(root, path)).sort();
}
