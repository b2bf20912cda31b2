import type { Timestamp } from 'bson';
import { identicalValues } from '../bson/compare.ts';
import type { Document, Value } from '../bson/values.ts';
import type { Target } from './target.ts';

/** The paths that an update changed; the values are read at its end. */
export interface Changes {
  set(path: string): void;
  removed(path: string): void;
}

/** The time of an update. */
export interface Moment {
  date: Date;
  /** Returns a unique timestamp. */
  timestamp(): Timestamp;
}

export interface OperatorContext {
  root: Document;
  path: string[];
  changes: Changes;
  now: Moment;
}

/** An operator with its operand, ready for any document. */
export type Action = (context: OperatorContext) => void;

/** Sets the value of a target, and records the change if it differs. */
export function assign(context: OperatorContext, target: Target, value: Value): void {
  if (target.exists && identicalValues(target.value, value)) return;
  context.changes.set(target.set(value));
}
