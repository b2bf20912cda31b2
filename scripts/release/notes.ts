const HEADING = /^## (.+)$/m;

/** The section of a version in the changelog, whose heading is the version, or the version and a date. */
export function readNotes(changelog: string, version: string): string {
  const [, ...parts] = changelog.split(HEADING);
  const at = parts.findIndex((part, index) => index % 2 === 0 && part.split(' ', 1)[0] === version);
  const notes = at < 0 ? '' : (parts[at + 1] ?? '').trim();
  if (notes === '') throw new Error(`CHANGELOG.md has nothing of version ${version}.`);
  return `${notes}\n`;
}

/** @throws if there is a tag that belongs to another version */
export function requireTag(tag: string | undefined, version: string): void {
  if (tag !== undefined && tag !== `v${version}`) throw new Error(`The tag is ${tag}, package.json has ${version}.`);
}
