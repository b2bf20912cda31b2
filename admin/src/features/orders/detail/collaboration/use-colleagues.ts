import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/index.ts';

const ColleaguesDocument = graphql(`
  query Colleagues {
    colleagues { id name }
  }
`);

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** Active staff to whom an order can be assigned and whom a note can mention; empty while loading. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQuery(ColleaguesDocument, { fetchPolicy: 'cache-and-network' });
  return (data?.colleagues ?? []).flatMap(({ id, name }) => (name ? [{ id, name }] : []));
}
