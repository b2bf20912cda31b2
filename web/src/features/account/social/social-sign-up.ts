import type { ScreenLoader } from '../../../app/screen.ts';
import type { SocialSignUpQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** What is known of the sign-up that this browser has still to finish. */
export const SocialSignUpDocument = graphql(`
  query SocialSignUp {
    socialSignUp {
      provider
      email
      emailSettled
      firstname
      lastname
    }
    visitor {
      viewer {
        id
      }
    }
  }
`);

export type SocialSignUp = NonNullable<SocialSignUpQuery['socialSignUp']>;

export const loadSocialSignUp: ScreenLoader = ({ preload }) => preload(SocialSignUpDocument, {});
