// Parsed by any Node, even a far too old one: simple syntax, and only Node's file system module.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const RECOMMENDED = readFileSync(new URL('../../.nvmrc', import.meta.url), 'utf8').trim();

/** A message if Node is older than `engines` of package.json allows; null if it is new enough. */
export function complainAboutNode(version) {
  const wanted = engines.node.replace('>=', '');
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  const [major, minor] = version.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Node ${wanted} or newer is needed, best Node ${RECOMMENDED}; this is Node ${version}.`;
}

/** Exits if Node is too old. */
export function requireNode() {
  const complaint = complainAboutNode(process.versions.node);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
