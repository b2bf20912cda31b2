import { isStaff, type Role } from '@eunbit/schema/account';

/** The fields of an account that decide who may block it. */
interface Person {
  readonly id: string;
  readonly role: Role;
}

/** Whether a staff member may block or unblock an account: only admins may block staff, and nobody themselves. */
export function mayBlock(staff: Person, person: Person): boolean {
  if (staff.id === person.id || !isStaff(staff.role)) return false;
  return staff.role === 'ADMIN' || !isStaff(person.role);
}
