import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useReload } from './use-reload.ts';

/** Queries a page of a list. `data` keeps the previous page, which is shown dimmed, while another one loads. */
export function useListQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const answer = useQuery(document, { variables, fetchPolicy: 'cache-and-network' });
  return { answer, data: answer.data ?? answer.previousData, reload: useReload(answer) };
}
