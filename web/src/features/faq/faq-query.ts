import { graphql } from '../../gql/index.ts';

/** Every question with its answer, in page order, and the most opened questions. */
export const FaqPageDocument = graphql(`
  query FaqPage {
    faqEntries { id category question answer }
    popularFaqEntries { id question }
  }
`);

/** Every question with its answer, in page order. */
export const FaqDocument = graphql(`
  query Faq {
    faqEntries { id category question answer }
  }
`);
