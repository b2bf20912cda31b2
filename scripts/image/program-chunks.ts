/** An entry of Vite's manifest for one file of a build. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

/** Modules that programs load in development only: the databases and the provider sandboxes. */
const OF_DEVELOPMENT: ReadonlySet<string> = new Set([
  '../embedded-mongodb/src/index.ts',
  'start/mongod/open-mongod.ts',
  'start/sandboxes.ts',
]);

/**
 * The files of a build that these entries need in production, by their keys in the manifest.
 * @throws if an entry is not in the manifest, or loads what is of development at once
 */
export function findProgramChunks(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Map<string, string>();
  function visit(key: string): void {
    if (files.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    files.set(key, chunk.file);
    for (const imported of chunk.imports ?? []) {
      if (OF_DEVELOPMENT.has(imported)) throw new Error(`${key} must load ${imported} by import(), where it is needed`);
      visit(imported);
    }
    for (const imported of chunk.dynamicImports ?? []) if (!OF_DEVELOPMENT.has(imported)) visit(imported);
  }
  for (const entry of entries) visit(entry);
  return [...files.values()].sort();
}
