const USES = /^\s*(?:- )?uses:\s*(.+?)\s*$/gm;
const OWN = /^\.\//;
/** The owner can move a tag to other code, but not a commit. The version is for readers and for Dependabot. */
const PINNED = /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/;
const JOB = /^ {2}([\w-]+):$/m;

/** Name and lines of each job. */
function readJobs(workflow: string): [name: string, body: string][] {
  const [, jobs = ''] = workflow.split(/^jobs:$/m);
  const [, ...parts] = jobs.split(JOB);
  return parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ''] as [string, string]] : []));
}

/** Unsafe parts of a workflow: unpinned actions, undeclared permissions or concurrency, and jobs without a time limit. */
export function findUnsafeParts(workflow: string): string[] {
  const unpinned = [...workflow.matchAll(USES)]
    .map(([, uses = '']) => uses)
    .filter((uses) => !OWN.test(uses) && !PINNED.test(uses))
    .map((uses) => `${uses} is not pinned by 40 digits of its commit with the version behind it, as in "# v6.0.2"`);
  const undeclared = ['permissions', 'concurrency']
    .filter((key) => !new RegExp(`^${key}:`, 'm').test(workflow))
    .map((key) => `it has no ${key} of its own`);
  const endless = readJobs(workflow)
    .filter(([, body]) => !/^ {4}(?:timeout-minutes|uses):/m.test(body))
    .map(([name]) => `job ${name} has no timeout-minutes`);
  return [...unpinned, ...undeclared, ...endless];
}
