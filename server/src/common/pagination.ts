// For scripts that import a service, and with it this file, without the server's entry.
import 'reflect-metadata';

import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

@ObjectType('PageInfo', { description: 'Cursors of a page.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more rows follow.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether rows precede this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first row; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Pass as `after` for the next page; null on an empty page.' })
  endCursor!: string | null;
}

export interface Page<T> {
  readonly edges: { readonly node: T; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  /** Rows in the whole list; only called if `totalCount` is selected. */
  readonly count: () => Promise<number>;
}

/** The requested page of a list. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | undefined;
}

/** Builds a page from rows that were read with one more than `first`. */
export function toPage<T>(
  rows: readonly T[],
  { first, after }: PageRequest,
  toCursor: (row: T) => string,
  count: () => Promise<number>,
): Page<T> {
  const edges = rows.slice(0, first).map((node) => ({ node, cursor: toCursor(node) }));
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: Boolean(after),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo, count };
}

/**
 * The common part of connections: the type `<Name>Edge`, and the base class of `<Name>Connection` with rows and page info. `list`
 * names the list in descriptions.
 */
export function createRowsType<T extends object>(name: string, node: () => ClassType<T>, list: string) {
  @ObjectType(`${name}Edge`, { description: `One row of ${list}.` })
  class Edge {
    @Field(() => node(), { description: 'The row.' })
    node!: T;

    @Field(() => String, { description: 'Cursor of the row.' })
    cursor!: string;
  }

  @ObjectType()
  abstract class Rows {
    @Field(() => [Edge], { description: 'Rows of this page, in order.' })
    edges!: Edge[];

    @Field(() => [node()], { description: 'The same rows without their cursors.' })
    nodes(): T[] {
      return this.edges.map((edge) => edge.node);
    }

    @Field(() => PageInfo, { description: 'Cursors of this page.' })
    pageInfo!: PageInfo;
  }
  return Rows;
}

/** The connection types of a list: `<Name>Connection` with edges, pageInfo and totalCount. */
export function createConnectionType<T extends object>(name: string, node: () => ClassType<T>) {
  const list = `a list of ${name}`;

  @ObjectType(`${name}Connection`, { description: `A page of ${list}.` })
  class Connection extends createRowsType(name, node, list) {
    @Field(() => Int, { description: 'Rows in the whole list; counted only if selected.' })
    totalCount(): Promise<number> {
      return this.count();
    }

    count!: () => Promise<number>;
  }
  return Connection;
}
