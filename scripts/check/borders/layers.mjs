/** Files that may import anything. */
export const TESTS = '\\.test\\.tsx?$|/testing/';

/**
 * Rules that keep imports running down layers: a part may import parts of its own layer and of lower ones. Tests may import
 * anything.
 *
 * @param {string} of What is layered, for messages.
 * @param {string} root Where the parts are, as a pattern without an anchor, such as `server/src/`.
 * @param {readonly (readonly string[])[]} layers From the lowest up. Each names its parts: folders or files below `root`.
 */
export function layersOf(of, root, layers) {
  const pathOf = (part) =>
    `^${root}${part.replaceAll('.', '\\.')}${part.endsWith('.ts') || part.endsWith('.tsx') ? '$' : '/'}`;
  const downwards = layers.slice(0, -1).map((parts, at) => ({
    name: `${of}-layer-${at + 1}`,
    comment: `This file is in layer ${at + 1} of ${of}, and imports a higher layer.`,
    severity: 'error',
    from: { path: parts.map(pathOf), pathNot: TESTS },
    to: { path: layers.slice(at + 1).flatMap((higher) => higher.map(pathOf)) },
  }));
  return [
    ...downwards,
    {
      name: `${of}-every-part-has-a-layer`,
      comment: `The layers of ${of} do not name this part: put it into the lowest one that has all that it imports.`,
      severity: 'error',
      from: { path: `^${root}`, pathNot: [TESTS, '/gql/', ...layers.flat().map(pathOf)] },
      to: {},
    },
  ];
}

/**
 * Folders import each other in one direction, also within a layer.
 *
 * @param {string} of What they are folders of, for messages.
 * @param {string} root Where they are, as in `layersOf`.
 */
export function noCyclesOfFolders(of, root) {
  return {
    name: `${of}-folders-have-no-cycle`,
    comment: 'These folders import each other: move what both need into one below them.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${root.replace(/\/$/, '')}` },
    to: { circular: true },
  };
}
