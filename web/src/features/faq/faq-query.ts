import { graphql } from '../../gql/index.ts';

/** Every question with its answer, in page order. */
export const FaqDocument = graphql(`
  query Faq {
    faqEntries {
      id
      category
      question
      answer
    }
  }
`);
