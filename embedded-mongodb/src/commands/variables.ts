import type { Document } from '../bson/values.ts';
import { defineVariables } from '../expression/compile.ts';
import type { Context } from './context.ts';
import { documentField } from './fields.ts';

/** The variables of a command's expressions: those of its `let` and the system variables. */
export function getVariables(context: Context): Document {
  const known = { NOW: new Date(), CLUSTER_TIME: context.engine.oplog.clock.now() };
  return defineVariables(documentField(context, 'let') ?? {}, known);
}
