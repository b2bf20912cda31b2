import type { Db, Document } from 'mongodb';
import { type Plan, readPlan } from './plan.ts';

type Explaining = Pick<Db, 'command'>;

/** The server's query plan for a command, which is not executed. */
export function explain(db: Explaining, command: Document): Promise<Document> {
  const explained = 'aggregate' in command ? { ...command, cursor: {} } : command;
  return db.command({ explain: explained, verbosity: 'queryPlanner' });
}

export async function explainCommand(db: Explaining, command: Document): Promise<Plan> {
  return readPlan(await explain(db, command));
}
