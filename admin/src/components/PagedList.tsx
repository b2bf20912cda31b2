import { chakra } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { NumberedPager, type PageOfList } from './NumberedPager.tsx';

/** Cards below each other; each child is one, with its key. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.ul display="grid" gap="3" listStyle="none">
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </chakra.ul>
  );
}

interface PagedListProps extends Omit<ListFrameProps, 'empty'> {
  /** The page; undefined while the first one loads. */
  readonly list: (PageOfList & { readonly totalCount: number }) | undefined;
  /** Shown instead of an empty list. */
  readonly empty: string;
  /** Address of a page of the same list. */
  readonly buildUrl: (page: number) => string;
}

/** A list of cards in each of its states, with links to its pages; each child is a card, with its key. */
export function PagedList({ list, empty, buildUrl, children, ...frame }: PagedListProps) {
  return (
    <>
      <ListFrame {...frame} empty={list?.totalCount === 0 && empty}>
        {list ? <CardList>{children}</CardList> : null}
      </ListFrame>
      {list ? <NumberedPager {...list} buildUrl={buildUrl} /> : null}
    </>
  );
}
