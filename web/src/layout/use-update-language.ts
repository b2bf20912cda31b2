import { useApolloClient } from '@apollo/client/react';
import type { Language } from '@eunbit/schema/market';
import { IN_BACKGROUND } from '../app/in-background.ts';
import { graphql } from '../gql/index.ts';

const UpdateLanguageDocument = graphql(`
  mutation UpdateLanguage($input: UpdateLanguageInput!) {
    updateLanguage(input: $input) { id language }
  }
`);

/**
 * Stores a language in the account of a signed-in member. Never rejects: this browser has switched anyway, and the next choice
 * retries.
 */
export function useUpdateLanguage(): (language: Language) => Promise<void> {
  const client = useApolloClient();
  return async (language) => {
    const input = { language: language === 'ko' ? 'KO' : 'EN' } as const;
    await client
      .mutate({ mutation: UpdateLanguageDocument, variables: { input }, ...IN_BACKGROUND })
      .catch(() => undefined);
  };
}
