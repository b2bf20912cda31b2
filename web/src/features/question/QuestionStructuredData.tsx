import { StructuredData } from '../../components/StructuredData.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { buildFaqPage } from './faq-page.ts';

const StructuredDataQuestion = graphql(`
  fragment QuestionStructuredData_ProductQuestion on ProductQuestion {
    id
    isSecret
    isExample
    text
    answer {
      text
    }
  }
`);

/** The answered questions of the page for search engines (QUESTION-11). */
export function QuestionStructuredData(props: { questions: readonly FragmentType<typeof StructuredDataQuestion>[] }) {
  const page = buildFaqPage(props.questions.map((question) => readFragment(StructuredDataQuestion, question)));
  return page ? <StructuredData value={page} /> : null;
}
