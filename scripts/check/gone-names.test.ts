import { describe, expect, it } from 'vitest';
import { findGoneNames } from './gone-names.ts';

const namesIn = (text: string, path = 'server/src/x.ts') => findGoneNames(path, text).map(({ name }) => name);

describe('a name that has been replaced', () => {
  it.each([
    ['const letterKinds = 1;', 'letterKinds'],
    ['type PreviewLetter = string;', 'PreviewLetter'],
    ['mailModel(connection)', null],
    ['orderMails: boolean', 'orderMails'],
    ['input.guestPassword', 'guestPassword'],
    ['Please enter the secret code.', 'secret code'],
    ["import x from './order-file.ts';", 'order-file'],
    ['services.stockDesk.open()', 'stockDesk'],
    ['mutation { orderProducts }', 'orderProducts'],
  ])('is found in %s', (text, name) => {
    expect(namesIn(text)).toEqual(name ? [name] : []);
  });

  it('is found in the path of a file, with its line and its replacement', () => {
    expect(findGoneNames('server/src/modules/visit/visit-intake.ts', '\nsocialVisit()')).toEqual([
      { line: 0, name: 'visit-intake', instead: 'useThrottled, ingest, lazy-routes, guardRoute' },
      { line: 2, name: 'socialVisit', instead: 'oauthAttempt' },
    ]);
  });

  it.each([
    'letterSpacing',
    'mailingList',
    'Mailbox',
    'company.mailOrderReport',
    'the letters of a word',
    'productOrders',
  ])('is not found in %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('is allowed in documents about former versions', () => {
    expect(namesIn('secretCode', 'CHANGELOG.md')).toEqual([]);
  });
});
