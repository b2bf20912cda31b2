import { graphql } from '../../gql/index.ts';

export const OwnSecondFactorDocument = graphql(`
  query OwnSecondFactor {
    ownSecondFactor { ...OwnSecondFactor }
  }
`);

export const OwnSecondFactorFragment = graphql(`
  fragment OwnSecondFactor on OwnSecondFactor {
    authenticatorAddedAt
    recoveryCodesLeft
    isRequired
    passkeys { id name addedAt lastUsedAt }
  }
`);
