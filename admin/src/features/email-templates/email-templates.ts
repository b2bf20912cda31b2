import type { EmailTemplatesQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

export const EmailTemplatesDocument = graphql(`
  query EmailTemplates {
    emailTemplates { id name version ko { subject text } en { subject text } }
  }
`);

export type EmailTemplate = EmailTemplatesQuery['emailTemplates'][number];
