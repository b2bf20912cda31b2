import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { NumberedPageRequest } from './numbered-page.ts';
import { createRowsType } from './pagination.ts';

/** The arguments of such a list; `size` is the default page size. */
export function createNumberedPageArgs(size: number) {
  @ArgsType()
  class NumberedPageArgs implements NumberedPageRequest {
    @Field(() => Int, { defaultValue: size, description: 'Number of rows, 1 to 100.' })
    first!: number;

    @Field(() => Int, {
      defaultValue: 1,
      description: 'Number of the page, from 1; a number that is too high returns the last page. Ignored with `after`.',
    })
    page!: number;

    @Field(() => String, { nullable: true, description: 'Cursor; returns the rows after it.' })
    after?: string;
  }
  return NumberedPageArgs;
}

/** The connection types of such a list: `<Name>Connection` and `<Name>Edge`. */
export function createNumberedConnectionType<T extends object>(name: string, node: () => ClassType<T>, list: string) {
  @ObjectType(`${name}Connection`, { description: `A page of ${list}.` })
  class Connection extends createRowsType(name, node, list) {
    @Field(() => Int, { description: 'Rows in the whole list.' })
    totalCount!: number;

    @Field(() => Int, { description: 'Number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'Number of pages, at least 1.' })
    pageCount!: number;
  }
  return Connection;
}
