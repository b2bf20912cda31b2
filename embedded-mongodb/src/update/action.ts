import type { Timestamp } from 'bson';
import { identicalValues } from '../bson/compare.ts';
import type { Document, Value } from '../bson/values.ts';
import type { Target } from './target.ts';

/** What an update touched, by concrete path; the values are read when it is over. */
export interface Changes {
  set(path: string): void;
  removed(path: string): void;
}

/** When an update happens. */
export interface Moment {
  date: Date;
  /** A time that no other write has. */
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

/** Gives the target a value, and notes it where it is another one. */
export function assign(context: OperatorContext, target: Target, value: Value): void {
  if (target.exists && identicalValues(target.value, value)) return;
  context.changes.set(target.set(value));
}
