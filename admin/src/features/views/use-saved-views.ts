import type { ApolloCache } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { SavedViewList } from '@eunbit/schema/saved-view';
import { problemIn } from '../../app/operation-error.ts';
import { useReload } from '../../components/use-reload.ts';
import type { SavedViews_SavedViewFragment, SavedViewsQuery, SaveViewInput } from '../../gql/graphql.ts';
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
    savedViews {
      ...SavedViews_SavedView
    }
  }
`);

const SaveViewDocument = graphql(`
  mutation SaveView($input: SaveViewInput!) {
    saveView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

const RenameViewDocument = graphql(`
  mutation RenameView($input: RenameViewInput!) {
    renameView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

const DeleteViewDocument = graphql(`
  mutation DeleteView($input: SavedViewIdInput!) {
    deleteView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

const SetDefaultViewDocument = graphql(`
  mutation SetDefaultView($input: SetDefaultViewInput!) {
    setDefaultView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

export type SavedView = SavedViews_SavedViewFragment;

const NONE: SavedViewsQuery['savedViews'] = [];

/** The caller's views of every list, as far as they are known by now. */
export function useAllSavedViews(): readonly SavedView[] {
  return readFragment(SavedViewFragment, useQuery(SavedViewsDocument).data?.savedViews ?? NONE);
}

/** The caller's views of one list; read anew when a list opens, since another machine may have saved some. */
export function useSavedViews(list: SavedViewList) {
  const answer = useQuery(SavedViewsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  const all = readFragment(SavedViewFragment, answer.data?.savedViews ?? NONE);
  const views = all.filter((view) => view.list === list);
  return { views, failed: answer.error !== undefined && answer.data === undefined, loading: answer.loading, reload };
}

type ViewsAnswer = { readonly views: SavedViewsQuery['savedViews'] } | { readonly __typename?: string };

/** Each change answers all views as they are then. */
function keep(cache: ApolloCache, result: ViewsAnswer | undefined): void {
  if (result && 'views' in result) cache.writeQuery({ query: SavedViewsDocument, data: { savedViews: result.views } });
}

/** Changes of the views. Each answers why it was refused, null when it is done, and rejects without an answer. */
export function useChangeViews() {
  const [runSave, saving] = useMutation(SaveViewDocument, {
    update: (cache, { data }) => keep(cache, data?.saveView),
  });
  const [runRename, renaming] = useMutation(RenameViewDocument, {
    update: (cache, { data }) => keep(cache, data?.renameView),
  });
  const [runDelete, deleting] = useMutation(DeleteViewDocument, {
    update: (cache, { data }) => keep(cache, data?.deleteView),
  });
  const [runSetDefault, setting] = useMutation(SetDefaultViewDocument, {
    update: (cache, { data }) => keep(cache, data?.setDefaultView),
  });

  return {
    busy: [saving, renaming, deleting, setting].some(({ loading }) => loading),
    save: async (input: SaveViewInput) => problemIn((await runSave({ variables: { input } })).data?.saveView),
    rename: async (id: string, name: string) =>
      problemIn((await runRename({ variables: { input: { id, name } } })).data?.renameView),
    remove: async (id: string) => problemIn((await runDelete({ variables: { input: { id } } })).data?.deleteView),
    setDefault: async (id: string, isDefault: boolean) =>
      problemIn((await runSetDefault({ variables: { input: { id, isDefault } } })).data?.setDefaultView),
  };
}
