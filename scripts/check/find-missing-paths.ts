/** Folders relative to which a document may name a file. */
const ROOTS = ['', 'server/src/', 'server/src/modules/', 'web/src/', 'admin/src/', 'ui/src/', 'embedded-mongodb/src/'];

/** A file or folder in a document: in backticks, with a folder, and with an extension or a trailing slash. */
const NAMED_PATH =
  /`([\w.@<>*-]+(?:\/[\w.@<>*-]+)*\/[\w.@<>*-]+(?:\.(?:ts|tsx|mjs|json|md|graphql|css|yml|html)|\/))`/g;

/** Generated files, which are not in git. */
const MADE = /^(\.cache|bench\/results|src\/gql|FOLDER)(\/|$)/;

/** `<module>` and `*` match any name. */
function toPattern(path: string): RegExp {
  const parts = path.replace(/\/$/, '').split(/<[^>]*>|\*/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.+^${}()|[\]\\]/g, '\\$&')).join('[^/]*')}$`);
}

/** Paths that a document names and that are not among those of the repository, including folders. */
export function findMissingPaths(text: string, paths: ReadonlySet<string>): string[] {
  const named = [...new Set([...text.matchAll(NAMED_PATH)].map(([, path = '']) => path))];
  return named.filter((path) => {
    if (MADE.test(path)) return false;
    if (!/[<*]/.test(path)) return !ROOTS.some((root) => paths.has(root + path.replace(/\/$/, '')));
    const patterns = ROOTS.map((root) => toPattern(root + path));
    return ![...paths].some((known) => patterns.some((pattern) => pattern.test(known)));
  });
}
