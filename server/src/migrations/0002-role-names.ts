import type { Migration } from './migration.ts';
import { dropIndex, renameCollection, renameField, replaceValue, updateAll } from './steps.ts';

/** Renames the position of a user to role, and the secret code to role change PIN. */
export const roleNames: Migration = {
  id: '0002-role-names',
  steps: [
    renameField('users', 'position', 'role'),
    dropIndex('users', 'position_1_createdAt_1__id_1'),
    replaceValue('audit_entries', 'action', 'POSITION_CHANGED', 'ROLE_CHANGED'),
    replaceValue('audit_entries', 'action', 'SECRET_CODE_SET', 'ROLE_CHANGE_PIN_SET'),
    replaceValue('audit_entries', 'subject', 'SECRET_CODE', 'ROLE_CHANGE_PIN'),
    updateAll(
      'audit_entries: the changed field position of users becomes role',
      'audit_entries',
      { subject: 'USER', 'changes.field': 'position' },
      { $set: { 'changes.$[change].field': 'role' } },
      { arrayFilters: [{ 'change.field': 'position' }] },
    ),
    renameCollection('secret', 'role_change_pins'),
  ],
};
