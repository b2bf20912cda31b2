import { BrowserErrorApp, BrowserErrorState } from '@eunbit/schema/browser-error';
import { readChoice } from '../app/list-url.ts';

const ORDERS = ['LAST_SEEN', 'MOST_OFTEN'] as const;

export interface BrowserErrorListView {
  /** Null shows all. */
  readonly state: BrowserErrorState | null;
  /** Null shows both. */
  readonly app: BrowserErrorApp | null;
  readonly search: string;
  readonly order: (typeof ORDERS)[number];
  /** Cursors of the pages up to the present one. */
  readonly trail: readonly string[];
}

const ALL = 'ALL';

/** The list of errors; the address leaves out what is open, which is the usual view. */
export function browserErrorListUrl(view: Partial<BrowserErrorListView> = {}): string {
  const { state = 'OPEN', app = null, search = '', order = 'LAST_SEEN', trail = [] } = view;
  const query = new URLSearchParams();
  if (state !== 'OPEN') query.set('state', state ?? ALL);
  if (app) query.set('app', app);
  if (search) query.set('search', search);
  if (order !== 'LAST_SEEN') query.set('order', order);
  for (const cursor of trail) query.append('after', cursor);
  const text = query.toString();
  return `/errors${text ? `?${text}` : ''}`;
}

/** Reads the view from an address; ignores unknown values. */
export function browserErrorListView(query: URLSearchParams): BrowserErrorListView {
  return {
    state: query.get('state') === ALL ? null : (readChoice(query, 'state', Object.values(BrowserErrorState)) ?? 'OPEN'),
    app: readChoice(query, 'app', Object.values(BrowserErrorApp)),
    search: (query.get('search') ?? '').trim(),
    order: readChoice(query, 'order', ORDERS) ?? 'LAST_SEEN',
    trail: query.getAll('after'),
  };
}

/** One group of errors. */
export function browserErrorUrl(id: string): string {
  return `/error/${encodeURIComponent(id)}`;
}
