import type { Migration } from './migration.ts';
import { renameCollection, renameField, replaceValue, updateAll } from './steps.ts';

const renameChangedField = (from: string, to: string) =>
  updateAll(
    `audit_entries: the changed field ${from} becomes ${to}`,
    'audit_entries',
    { 'changes.field': from },
    { $set: { 'changes.$[change].field': to } },
    { arrayFilters: [{ 'change.field': from }] },
  );

/** Renames to the current terms: announcements of the board, legal disclosures of a product, restock subscriptions. */
export const announcementNames: Migration = {
  id: '0004-announcement-names',
  steps: [
    replaceValue('audit_entries', 'action', 'NOTICE_CREATED', 'ANNOUNCEMENT_CREATED'),
    replaceValue('audit_entries', 'action', 'NOTICE_EDITED', 'ANNOUNCEMENT_EDITED'),
    replaceValue('audit_entries', 'action', 'NOTICE_DELETED', 'ANNOUNCEMENT_DELETED'),
    replaceValue('audit_entries', 'subject', 'NOTICE', 'ANNOUNCEMENT'),
    renameChangedField('noticeKRKo', 'disclosureKRKo'),
    renameChangedField('noticeKREn', 'disclosureKREn'),
    renameChangedField('noticeUSKo', 'disclosureUSKo'),
    renameChangedField('noticeUSEn', 'disclosureUSEn'),
    renameField('products', 'notices', 'disclosures'),
    renameCollection('notices', 'announcements'),
    renameCollection('restock_notices', 'restock_subscriptions'),
  ],
};
