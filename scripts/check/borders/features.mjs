import { TESTS } from './layers.mjs';

/**
 * Rules that let other parts enter a feature of a client by the files of its own folder alone. Its sub-folders are private.
 *
 * @param {string} client Name of the workspace, such as `admin`.
 */
export function featuresOf(client) {
  const root = `^${client}/src/features/`;
  const offered = `${root}[^/]+/[^/]+$`;
  const isPrivate = {
    severity: 'error',
    comment: 'A sub-folder of a feature is private to it: move the file up into the folder of the feature to offer it.',
  };
  return [
    {
      name: `${client}-features-enter-others-by-their-own-folder`,
      ...isPrivate,
      from: { path: `${root}([^/]+)/`, pathNot: TESTS },
      to: { path: root, pathNot: [`${root}$1/`, offered] },
    },
    {
      name: `${client}-frame-enters-features-by-their-own-folder`,
      ...isPrivate,
      from: { path: `^${client}/src/(?!features/)`, pathNot: TESTS },
      to: { path: root, pathNot: offered },
    },
  ];
}
