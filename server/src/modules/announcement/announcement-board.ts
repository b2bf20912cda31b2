import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import type { AnnouncementRecord } from './announcement.model.ts';
import { announcementModel } from './announcement.model.ts';
import { plainText } from './announcement-html.ts';

/** Newest announcements that are held in memory; older ones are found on the board alone. */
const MAXIMUM_HELD = 500;
/** Of a text that is searched. */
const MAXIMUM_TEXT = 5000;

/** An announcement with what a search looks at, as it is compared: plain, lower case. */
export interface BoardEntry {
  readonly record: AnnouncementRecord;
  readonly title: string;
  readonly body: string;
}

const toCompared = (...html: readonly (string | null)[]): string =>
  html
    .map((text) => plainText(text ?? '').slice(0, MAXIMUM_TEXT))
    .join(' ')
    .normalize('NFKC')
    .toLowerCase();

/** What was shown of a document stays as it is while people only read it. */
const isShown = (before: AnnouncementRecord | undefined, after: AnnouncementRecord | undefined): boolean =>
  before?.updatedAt.getTime() !== after?.updatedAt.getTime();

/** The announcements in memory, drafts and later ones included, newest first: the search reads them at each request. */
export function mirrorBoard(connection: Connection, live: LiveHub): Mirror<readonly BoardEntry[]> {
  const stored = announcementModel(connection);
  // A view that is counted makes one new document, and leaves the texts of the others.
  const entries = new WeakMap<AnnouncementRecord, BoardEntry>();
  function toEntry(record: AnnouncementRecord): BoardEntry {
    const { title, body } = record;
    const entry = entries.get(record) ?? {
      record,
      title: toCompared(title.ko, title.en),
      body: toCompared(body.ko, body.en),
    };
    entries.set(record, entry);
    return entry;
  }
  return live.mirror<readonly BoardEntry[], AnnouncementRecord>(
    stored,
    mirrorAsMap({
      load: () => stored.find().sort({ number: -1 }).limit(MAXIMUM_HELD).lean<AnnouncementRecord[]>().exec(),
      view: (rows) => [...rows.values()].sort((a, b) => b.number - a.number).map(toEntry),
      isShown,
    }),
  );
}
