import type { Migration } from './migration.ts';
import { renameCollection, renameField, replaceValue, updateAll } from './steps.ts';

/** Replaces `mails`, `LETTER…` and the channel `MAIL` by the term "email". */
export const emailNames: Migration = {
  id: '0001-email-names',
  steps: [
    replaceValue('audit_entries', 'action', 'LETTER_RETRIED', 'EMAIL_RETRIED'),
    replaceValue('audit_entries', 'subject', 'LETTER', 'EMAIL'),
    updateAll(
      'saved_views: views of the list LETTERS become views of EMAILS',
      'saved_views',
      { 'views.list': 'LETTERS' },
      { $set: { 'views.$[view].list': 'EMAILS' } },
      { arrayFilters: [{ 'view.list': 'LETTERS' }] },
    ),
    replaceValue('visits', 'channel', 'MAIL', 'EMAIL'),
    renameField('visit_rollups', 'counts.channels.MAIL', 'counts.channels.EMAIL'),
    updateAll(
      'visit_rollups: sources of the channel MAIL become sources of EMAIL',
      'visit_rollups',
      { lists: { $regex: '"MAIL\\\\n' } },
      [{ $set: { lists: { $replaceAll: { input: '$lists', find: '"MAIL\\n', replacement: '"EMAIL\\n' } } } }],
    ),
    renameField('users', 'orderMails', 'orderEmails'),
    updateAll('mails: kind POSITION_CHANGED becomes ROLE_CHANGED', 'mails', { kind: 'POSITION_CHANGED' }, [
      {
        $set: {
          kind: 'ROLE_CHANGED',
          key: { $replaceOne: { input: '$key', find: 'POSITION_CHANGED:', replacement: 'ROLE_CHANGED:' } },
          'refs.role': '$refs.position',
        },
      },
      { $unset: 'refs.position' },
    ]),
    renameCollection('mails', 'emails'),
  ],
};
