import { graphql } from '../../gql/index.ts';

/** The page: every question with its answer, in page order, and those that are opened most. */
export const FaqPageDocument = graphql(`
  query FaqPage {
    faqEntries {
      id
      category
      question
      answer
    }
    popularFaqEntries {
      id
      question
    }
  }
`);

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
