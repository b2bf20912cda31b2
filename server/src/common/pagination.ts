import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { MAXIMUM_PAGE_SIZE } from './page-size.ts';

@ObjectType('PageInfo', { description: 'Where a page of a list stands.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more rows follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Pass as `after` for the next page; null on an empty page.' })
  endCursor!: string | null;
}

export interface Page<T> {
  readonly edges: { readonly node: T; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  /** Rows in the whole list; called only when `totalCount` is selected. */
  readonly count: () => Promise<number>;
}

/** Builds a page from rows that were read with one more than `size`. */
export function toPage<T>(
  rows: readonly T[],
  size: number,
  toCursor: (row: T) => string,
  count: () => Promise<number>,
): Page<T> {
  const edges = rows.slice(0, size).map((node) => ({ node, cursor: toCursor(node) }));
  return { edges, pageInfo: { hasNextPage: rows.length > size, endCursor: edges.at(-1)?.cursor ?? null }, count };
}

export function clampPageSize(first: number): number {
  return Math.min(Math.max(first, 1), MAXIMUM_PAGE_SIZE);
}

/** The connection types of a list: `<Name>Connection` with edges, pageInfo and totalCount. */
export function createConnectionType<T extends object>(name: string, node: () => ClassType<T>) {
  @ObjectType(`${name}Edge`, { description: `One row of a list of ${name}.` })
  class Edge {
    @Field(() => node(), { description: 'The row.' })
    node!: T;

    @Field(() => String, { description: 'Place of the row in the list.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.` })
  class Connection {
    @Field(() => [Edge], { description: 'Rows of this page in order.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where this page stands.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Rows in the whole list; counted only when selected.' })
    totalCount(): Promise<number> {
      return this.count();
    }

    count!: () => Promise<number>;
  }
  return Connection;
}
