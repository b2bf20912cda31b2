import { isStaff, type Role } from '@eunbit/schema/account';

/** As much of an account as decides who may block it. */
interface Person {
  readonly id: string;
  readonly role: Role;
}

/** Whether one may block another and let them write again: staff an admin alone, and nobody themselves. */
export function mayBlock(staff: Person, person: Person): boolean {
  if (staff.id === person.id || !isStaff(staff.role)) return false;
  return staff.role === 'ADMIN' || !isStaff(person.role);
}
