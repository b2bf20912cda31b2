// Read by every Node, also by one that is far too old: plain syntax, and nothing else imported than Node's file system.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const RECOMMENDED = readFileSync(new URL('../../.nvmrc', import.meta.url), 'utf8').trim();

/** One sentence about a Node that is older than `engines` of package.json allows; null where it is new enough. */
export function complainAboutNode(version) {
  const wanted = engines.node.replace('>=', '');
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  const [major, minor] = version.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Node ${wanted} or newer is needed, best Node ${RECOMMENDED}; this is Node ${version}.`;
}

/** Ends the process where its Node is too old. */
export function requireNode() {
  const complaint = complainAboutNode(process.versions.node);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
