import type { Db, Document } from 'mongodb';
import { type Plan, readPlan } from './plan.ts';

/** What a server would do for a command, which it does not do. */
export async function explainCommand(db: Pick<Db, 'command'>, command: Document): Promise<Plan> {
  const explain = 'aggregate' in command ? { ...command, cursor: {} } : command;
  return readPlan(await db.command({ explain, verbosity: 'queryPlanner' }));
}
