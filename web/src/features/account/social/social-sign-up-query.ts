import type { ScreenLoader } from '../../../app/screen.ts';
import type { SocialSignUpQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** The pending sign-up of this browser. */
export const SocialSignUpDocument = graphql(`
  query SocialSignUp {
    socialSignUp { provider email isEmailSettled firstName lastName }
    visitor { viewer { id } }
  }
`);

export type SocialSignUp = NonNullable<SocialSignUpQuery['socialSignUp']>;

export const loadSocialSignUp: ScreenLoader = ({ preload }) => preload(SocialSignUpDocument, {});
