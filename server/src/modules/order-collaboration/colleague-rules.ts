import { holds } from '../../common/permissions.ts';
import type { UserRecord } from '../account/index.ts';

/** Whether an account can be assigned orders and mentioned in notes: it may read orders and is not blocked (COLLABORATION-3). */
export function isColleague({ role, blocked, staffRole }: Pick<UserRecord, 'role' | 'blocked' | 'staffRole'>): boolean {
  return !blocked && holds({ role, blocked, staffRole: staffRole ?? null }, 'order:read');
}
