import type { PersonalData } from '../../common/personal-data.ts';
import type { CustomerNotes } from './customer-notes.service.ts';

/** Staff notes about a member are exported without their authors, and deleted with the account. */
export function customerPersonalData(notes: CustomerNotes): PersonalData {
  return {
    part: 'notesOfStaff',
    exportData: async ({ id }) => (await notes.all(id)).map(({ text, at }) => ({ text, at })),
    forget: ({ id }, transaction) => notes.remove(transaction, id),
  };
}
