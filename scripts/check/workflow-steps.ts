/** The scripts that the `run` steps of a workflow call, and the steps that run anything else. */
interface WorkflowSteps {
  readonly scripts: readonly string[];
  readonly others: readonly string[];
}

const RUN = /^\s*(?:- )?run:\s*(.+)$/gm;
const SCRIPT = /^npm (?:run (\S+)|(test))(?: |$)/;
/** The installation that a clone needs before any script. */
const INSTALL = 'npm ci --ignore-scripts';

/** Reads the commands of a workflow, one per step: several in one step could not be run elsewhere. */
export function readSteps(workflow: string): WorkflowSteps {
  const scripts: string[] = [];
  const others: string[] = [];
  for (const [, command = ''] of workflow.matchAll(RUN)) {
    const [, script, test] = SCRIPT.exec(command.trim()) ?? [];
    const name = script ?? test;
    if (name) scripts.push(name);
    else if (command.trim() !== INSTALL) others.push(command.trim());
  }
  return { scripts, others };
}
