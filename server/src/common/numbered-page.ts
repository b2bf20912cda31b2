import type { Model, QueryFilter } from 'mongoose';
import { countDocuments } from './count.ts';
import { cursorError, decodeCursor, encodeCursor } from './cursor.ts';
import { requirePageSize } from './page-size.ts';
import type { PageInfo } from './pagination.ts';

/** The requested page of a list with page numbers: a number, or the rows after a cursor. */
export interface NumberedPageRequest {
  readonly first: number;
  /** From 1. Ignored with a cursor. */
  readonly page: number;
  readonly after?: string | undefined;
}

interface Place {
  /** Rows of the list before this page. */
  readonly offset: number;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** A page of a list that is addressed by page number. */
export interface NumberedPage<T> extends Place {
  readonly rows: T[];
  readonly totalCount: number;
}

/** Rows beyond this one are not reachable: a skip reads all rows before it. */
const MAXIMUM_OFFSET = 1_000_000;

/** The cursor of the row at an offset. */
const offsetCursor = (offset: number): string => encodeCursor(['offset', String(offset)]);

function readOffsetCursor(cursor: string): number {
  const [kind, offset] = decodeCursor(cursor);
  if (kind !== 'offset' || !/^\d{1,7}$/.test(offset)) throw cursorError();
  return Number(offset);
}

/** Offset of the requested page, if the list is long enough. Throws for an invalid page size or cursor. */
function wantedOffset({ first, page, after }: NumberedPageRequest): number {
  requirePageSize(first);
  const offset = after ? readOffsetCursor(after) + 1 : (Math.max(page, 1) - 1) * first;
  return Math.min(offset, MAXIMUM_OFFSET);
}

/** The last page replaces a number beyond it: rows may have been removed since the link was created. */
function placePage(request: NumberedPageRequest, totalCount: number): Place {
  const { first, after } = request;
  const wanted = wantedOffset(request);
  const pageCount = Math.max(1, Math.ceil(totalCount / first));
  const offset = after ? wanted : Math.min(wanted, (pageCount - 1) * first);
  return { offset, page: Math.min(Math.floor(offset / first) + 1, pageCount), pageCount };
}

/**
 * Reads a page of a collection. An index must support filter and order; `hint` names it if the database would otherwise sort the
 * matches of another one. A list that ends on the page is not counted, so short lists cost one command.
 */
export async function readNumberedPage<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  order: Readonly<Record<string, 1 | -1>>,
  request: NumberedPageRequest,
  hint: Readonly<Record<string, 1 | -1>> | null = null,
): Promise<NumberedPage<T>> {
  const read = (offset: number, limit: number) =>
    model
      .find(filter, null, hint ? { hint } : {})
      .sort(order)
      .skip(offset)
      .limit(limit)
      .lean<T[]>();
  const wanted = wantedOffset(request);
  const found = await read(wanted, request.first + 1);
  const isEnd = found.length <= request.first && (found.length > 0 || wanted === 0);
  const totalCount = isEnd ? wanted + found.length : await countDocuments(model, filter);
  const place = placePage(request, totalCount);
  if (place.offset >= totalCount) return { ...place, rows: [], totalCount };
  const rows = place.offset === wanted ? found.slice(0, request.first) : await read(place.offset, request.first);
  return { ...place, rows, totalCount };
}

/** Like `readNumberedPage` for a source that returns rows and their number with one command. */
export async function readNumberedPageBy<T>(
  request: NumberedPageRequest,
  read: (offset: number, first: number) => Promise<{ readonly rows: T[]; readonly totalCount: number }>,
): Promise<NumberedPage<T>> {
  const wanted = wantedOffset(request);
  const found = await read(wanted, request.first);
  const place = placePage(request, found.totalCount);
  const { rows, totalCount } = place.offset === wanted ? found : await read(place.offset, request.first);
  return { ...place, rows, totalCount };
}

/** Like `readNumberedPage` for a list in memory. */
export function sliceNumberedPage<T>(list: readonly T[], request: NumberedPageRequest): NumberedPage<T> {
  const place = placePage(request, list.length);
  return { ...place, rows: list.slice(place.offset, place.offset + request.first), totalCount: list.length };
}

/** A connection whose pages also have numbers, for use in URLs. */
export interface NumberedConnection<T> {
  readonly edges: { readonly node: T; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
  readonly page: number;
  readonly pageCount: number;
}

/** Builds the connection of a page; `nodes` are its rows as API types. */
export function toNumberedConnection<T>(
  { offset, totalCount, page, pageCount, rows }: NumberedPage<unknown>,
  nodes: readonly T[],
): NumberedConnection<T> {
  const edges = nodes.map((node, index) => ({ node, cursor: offsetCursor(offset + index) }));
  const pageInfo = {
    hasNextPage: offset + rows.length < totalCount,
    hasPreviousPage: offset > 0,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo, totalCount, page, pageCount };
}
