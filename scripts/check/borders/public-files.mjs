import { TESTS } from './layers.mjs';

/**
 * Rules that let the files of a client's feature be imported by other parts only where the feature offers them.
 *
 * @param {string} client Name of the workspace, such as `admin`.
 * @param {Readonly<Record<string, readonly string[]>>} publicFiles The files that each feature offers, relative to it.
 */
export function publicFilesOf(client, publicFiles) {
  const root = `^${client}/src/features/`;
  const offered = Object.entries(publicFiles).flatMap(([feature, files]) =>
    files.map((file) => `${root}${feature}/${file.replaceAll('.', '\\.')}$`),
  );
  const isPrivate = {
    severity: 'error',
    comment: `This file is private to its feature. Use one of the files that PUBLIC_FILES in ${client}.mjs names, or add it there.`,
  };
  return [
    {
      name: `${client}-features-enter-others-by-their-public-files`,
      ...isPrivate,
      from: { path: `${root}([^/]+)/`, pathNot: TESTS },
      to: { path: root, pathNot: [`${root}$1/`, ...offered] },
    },
    {
      name: `${client}-frame-enters-features-by-their-public-files`,
      ...isPrivate,
      from: { path: `^${client}/src/(?!features/)`, pathNot: TESTS },
      to: { path: root, pathNot: offered },
    },
  ];
}
