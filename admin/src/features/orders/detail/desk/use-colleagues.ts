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

/** Everybody at work whom an order can be given to and a note can name; empty while they load. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQuery(ColleaguesDocument, { fetchPolicy: 'cache-and-network' });
  return (data?.colleagues ?? []).flatMap(({ id, name }) => (name ? [{ id, name }] : []));
}
