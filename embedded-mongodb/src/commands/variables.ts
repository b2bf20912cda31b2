import type { Document } from '../bson/values.ts';
import { defineVariables } from '../expression/compile.ts';
import type { Context } from './context.ts';
import { documentField } from './fields.ts';

/** The variables that expressions of a command may use: what its `let` defines, and what every command knows. */
export function getVariables(context: Context): Document {
  const known = { NOW: new Date(), CLUSTER_TIME: context.engine.oplog.clock.now() };
  return defineVariables(documentField(context, 'let') ?? {}, known);
}
