import { expect, it } from 'vitest';
import { toDumpUri } from './mongodump.ts';

const READING = 'readConcernLevel=majority&readPreference=primary';

it.each([
  ['mongodb://host/eunbit', `mongodb://host/eunbit?${READING}`],
  ['mongodb://a:p%3F@one:1,two:2/?replicaSet=rs', `mongodb://a:p%3F@one:1,two:2/?replicaSet=rs&${READING}`],
  ['mongodb+srv://host', `mongodb+srv://host/?${READING}`],
  [
    'mongodb://host/eunbit?readPreference=secondary&readconcernlevel=local&tls=true',
    `mongodb://host/eunbit?tls=true&${READING}`,
  ],
])('mongodump reads from %s with majority read concern', (uri, read) => {
  expect(toDumpUri(uri)).toBe(read);
});
