import type { Collection } from '../common/collection.ts';
import { invalidRequest, noSuch } from './failures.ts';
import { type Form, toForm, toText } from './form.ts';
import { integerParam } from './params.ts';

interface Page {
  object: 'list';
  url: string;
  has_more: boolean;
  data: object[];
}

interface ListOptions<T> {
  url: string;
  /** What an element is called in "No such …". */
  what: string;
  getCreated(item: T): number;
  matches(item: T): boolean;
  render(item: T): object;
}

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

export function readLimit(params: Form): number {
  const limit = integerParam(params, 'limit') ?? DEFAULT_LIMIT;
  if (limit >= 1 && limit <= LARGEST_LIMIT) return limit;
  const bound = limit < 1 ? 'greater than or equal to 1' : `less than or equal to ${LARGEST_LIMIT}`;
  throw invalidRequest(`This value must be ${bound}.`, { code: 'parameter_invalid_integer', param: 'limit' });
}

/** A test for `created`, given as one moment or as bounds (seconds since 1970). */
function readCreated(params: Form): (created: number) => boolean {
  if (params.created === undefined) return () => true;
  const exact = toText(params.created) === undefined ? undefined : integerParam(params, 'created');
  if (exact !== undefined) return (created) => created === exact;
  const bounds = toForm(params.created);
  const from = Math.max(integerParam(bounds, 'gte') ?? 0, (integerParam(bounds, 'gt') ?? -1) + 1);
  const to = Math.min(integerParam(bounds, 'lte') ?? Infinity, (integerParam(bounds, 'lt') ?? Infinity) - 1);
  return (created) => created >= from && created <= to;
}

/** One page, newest first. `ending_before` pages backwards: the items just before the named one. */
export function listPage<T extends { id: string }>(items: Collection<T>, params: Form, options: ListOptions<T>): Page {
  const limit = readLimit(params);
  const isWanted = readCreated(params);
  const after = toText(params.starting_after);
  const before = toText(params.ending_before);
  if (after && before) {
    throw invalidRequest('You may only specify one of these parameters: starting_after, ending_before.');
  }
  for (const [param, id] of Object.entries({ starting_after: after, ending_before: before })) {
    if (id && !items.get(id)) throw noSuch(options.what, id, param, 400);
  }
  const found: T[] = [];
  for (const item of before ? items.oldestFirst(before) : items.newestFirst(after)) {
    if (!isWanted(options.getCreated(item)) || !options.matches(item)) continue;
    found.push(item);
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  if (before) page.reverse();
  return { object: 'list', url: options.url, has_more: found.length > limit, data: page.map(options.render) };
}
