/** Files that may import anything. */
export const TESTS = '\\.test\\.tsx?$|/testing/';

/**
 * Rules that keep imports running down a drawn order. Tests may look at anything.
 *
 * @param {string} of What the order is drawn of, for messages.
 * @param {string} root Where the parts lie, as a pattern without an anchor, such as `server/src/`.
 * @param {readonly (readonly string[])[]} floors From the lowest up. Each names its parts: folders or files below `root`.
 *   A part may import parts of lower floors, and nothing of its own floor beside itself.
 */
export function floorsOf(of, root, floors) {
  const pathOf = (part) =>
    `^${root}${part.replaceAll('.', '\\.')}${part.endsWith('.ts') || part.endsWith('.tsx') ? '$' : '/'}`;
  const onTheirFloors = floors.flatMap((parts, floor) =>
    parts.flatMap((part) => {
      const barred = floors
        .slice(floor)
        .flat()
        .filter((other) => other !== part);
      // An empty list of paths would match every import.
      if (barred.length === 0) return [];
      return {
        name: `${of}-floor-${floor + 1}-${part}`,
        comment: `${part} stands on floor ${floor + 1} of ${of}: it may import what stands below it, nothing beside or above.`,
        severity: 'error',
        from: { path: pathOf(part), pathNot: TESTS },
        to: { path: barred.map(pathOf) },
      };
    }),
  );

  return [
    ...onTheirFloors,
    {
      name: `${of}-every-part-has-a-floor`,
      comment: `The floors of ${of} do not name this part: put it above all that it imports.`,
      severity: 'error',
      from: { path: `^${root}`, pathNot: [TESTS, '/gql/', ...floors.flat().map(pathOf)] },
      to: {},
    },
  ];
}

/**
 * Rules for the folders within a part, which the floors say nothing of.
 *
 * @param {string} of What they are folders of, for messages.
 * @param {string} root Where they lie, as in `floorsOf`.
 */
export function noCyclesOfFolders(of, root) {
  return {
    name: `${of}-folders-have-no-cycle`,
    comment: 'These folders need each other: move what both need into one below them.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${root.replace(/\/$/, '')}` },
    to: { circular: true },
  };
}
