import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { SavedViewList } from '@eunbit/schema/saved-view';
import { useReload } from '../../components/use-reload.ts';
import type { SavedViews_SavedViewFragment, SavedViewsQuery } from '../../gql/graphql.ts';
import { graphql, readFragment } from '../../gql/index.ts';

const SavedViewFragment = graphql(`
  fragment SavedViews_SavedView on SavedView {
    id
    list
    name
    query
    isDefault
  }
`);

const SavedViewsDocument = graphql(`
  query SavedViews {
    savedViews { ...SavedViews_SavedView }
  }
`);

export type SavedView = SavedViews_SavedViewFragment;

const NONE: SavedViewsQuery['savedViews'] = [];

/** The viewer's views of all lists, as far as they are loaded. */
export function useAllSavedViews(): readonly SavedView[] {
  return readFragment(SavedViewFragment, useQuery(SavedViewsDocument).data?.savedViews ?? NONE);
}

/** The viewer's views of one list; refetched whenever a list opens, since they may have been changed on another device. */
export function useSavedViews(list: SavedViewList) {
  const answer = useQuery(SavedViewsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const all = readFragment(SavedViewFragment, answer.data?.savedViews ?? NONE);
  const views = all.filter((view) => view.list === list);
  return { views, failed: answer.error !== undefined && answer.data === undefined, loading: answer.loading, reload };
}

type ViewsAnswer = { readonly views: SavedViewsQuery['savedViews'] } | { readonly __typename?: string };

/** Writes the result of a mutation into the cache: each mutation returns all views. */
export function writeSavedViews(cache: ApolloCache, answer: ViewsAnswer): void {
  if ('views' in answer) cache.writeQuery({ query: SavedViewsDocument, data: { savedViews: answer.views } });
}
