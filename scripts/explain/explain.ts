import type { Db, Document } from 'mongodb';
import { type Plan, readPlan } from './plan.ts';

type Explaining = Pick<Db, 'command'>;

/** What a server says that it would do for a command, which it does not do. */
export function explain(db: Explaining, command: Document): Promise<Document> {
  const explained = 'aggregate' in command ? { ...command, cursor: {} } : command;
  return db.command({ explain: explained, verbosity: 'queryPlanner' });
}

export async function explainCommand(db: Explaining, command: Document): Promise<Plan> {
  return readPlan(await explain(db, command));
}
