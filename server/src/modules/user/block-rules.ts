import { isStaff, type Position } from '@eunbit/schema/account';

/** As much of an account as decides who may block it. */
interface Person {
  readonly id: string;
  readonly position: Position;
}

/** Whether one may block another and let them write again: staff an admin alone, and nobody themselves. */
export function mayBlock(staff: Person, person: Person): boolean {
  if (staff.id === person.id || !isStaff(staff.position)) return false;
  return staff.position === 'ADMIN' || !isStaff(person.position);
}
