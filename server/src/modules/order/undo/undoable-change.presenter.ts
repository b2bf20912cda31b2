import type { PendingChangeRecord } from './pending-change.record.ts';
import { secondsLeft } from './pending-change-rules.ts';
import type { PendingChangeType } from './pending-change-view.types.ts';

export function presentPendingChange(pending: PendingChangeRecord): PendingChangeType {
  const { id, status, by } = pending;
  return { id, status, by, secondsLeft: secondsLeft(pending, new Date()) };
}
