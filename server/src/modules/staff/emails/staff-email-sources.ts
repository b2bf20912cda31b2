import type { UserRecord } from '../../account/user.record.ts';
export interface StaffEmailSources {
  user(id: string): Promise<UserRecord | null>;
}
