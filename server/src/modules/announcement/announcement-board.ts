import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import type { AnnouncementRecord } from './announcement.model.ts';
import { announcementModel } from './announcement.model.ts';
import { plainText } from './announcement-html.ts';

/** Maximum announcements held in memory for the search; older ones appear in lists only. */
const MAXIMUM_HELD = 500;
/** Maximum length of a searched text. */
const MAXIMUM_TEXT = 5000;

/** An announcement with its searchable text: plain, lower case. */
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

/** Ignores changes of the view count only. */
const isShown = (before: AnnouncementRecord | undefined, after: AnnouncementRecord | undefined): boolean =>
  before?.updatedAt.getTime() !== after?.updatedAt.getTime();

/** Announcements in memory, including drafts and scheduled ones, newest first; each search reads them. */
export function mirrorBoard(connection: Connection, live: LiveHub): Mirror<readonly BoardEntry[]> {
  const stored = announcementModel(connection);
  // Counting a view replaces one document; the texts of the others stay cached.
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
