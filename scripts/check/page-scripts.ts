interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** The manifest that Vite writes with a browser build. */
export type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** Screens of a build by source file, as loaded by the routes. */
export function screensIn(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((source) => /^src\/features\/(?:[\w-]+\/)+\w+Page\.tsx$/.test(source));
}

/** Files that a page with this screen loads before it is interactive. */
export function findScripts(manifest: Manifest, screen: string, language: string): Set<string> {
  const files = new Set<string>();
  const collect = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  const [, feature] = /^src\/features\/([\w-]+)\//.exec(screen) ?? [];
  collect('src/after-paint.ts');
  collect('src/entry-client.tsx');
  collect(`src/app/messages-${language}.ts`);
  collect(`src/features/${feature}/${feature}.messages.${language}.json`);
  collect(screen);
  return files;
}
