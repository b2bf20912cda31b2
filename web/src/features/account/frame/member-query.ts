import type { MemberQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** The account as its owner sees and changes it. */
export const MemberDocument = graphql(`
  query Member {
    visitor {
      viewer {
        id
        email
        pendingEmail
        firstName
        lastName
        phone
        hasPassword
        socialProviders
        hasMailingConsent
        mailingConsent { at wording }
        hasOrderEmails
        language
      }
    }
  }
`);

export type Member = NonNullable<MemberQuery['visitor']['viewer']>;
