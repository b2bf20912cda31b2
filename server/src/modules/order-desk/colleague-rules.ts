import { holds } from '../../common/permissions.ts';
import type { UserRecord } from '../account/index.ts';

/** Whether somebody can be given orders and be named on them: whoever reads orders, and is not blocked (DESK-3). */
export function isColleague({ role, blocked, staffRole }: Pick<UserRecord, 'role' | 'blocked' | 'staffRole'>): boolean {
  return !blocked && holds({ role, blocked, staffRole: staffRole ?? null }, 'order:read');
}
