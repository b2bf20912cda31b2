import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { useViewer } from '../../app/use-viewer.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { readPageNumber } from '../../components/page-number.ts';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { graphql } from '../../gql/index.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { QuestionCard } from './QuestionCard.tsx';

const MyQuestionsDocument = graphql(`
  query MyQuestions($page: Int!) {
    myProductQuestions(page: $page) {
      totalCount
      page
      pageCount
      nodes { id product { id market slug title } ...QuestionCard_ProductQuestion }
    }
  }
`);

export const loadMyQuestions: ScreenLoader = ({ url, preload }) =>
  preload(MyQuestionsDocument, { page: readPageNumber(url.searchParams) });

/** `/dashboard-questions`: the member's own questions about products of both stores, ten per page. */
export function MyQuestionsPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const isBlocked = useViewer()?.isBlocked === true;
  const { data, state, retry, retrying } = useScreenQuery(MyQuestionsDocument, { page: readPageNumber(search) });
  return (
    <AccountPage title={intl.formatMessage({ id: 'question.mineTitle' })}>
      {state === 'failed' ? <LoadFailed id="question.loadFailed" retry={retry} retrying={retrying} /> : null}
      {state === 'loading' ? <Skeleton height="30rem" /> : null}
      {data?.myProductQuestions.totalCount === 0 ? <NoQuestions /> : null}
      {data?.myProductQuestions.nodes.map((question) => (
        <styled.section key={question.id} aria-label={question.product?.title} mb="4">
          {question.product ? (
            <styled.h2 mb="2" fontWeight="semibold">
              <Link to={`/product/${question.product.slug}#questions`}>{question.product.title}</Link>
            </styled.h2>
          ) : null}
          <QuestionCard question={question} mayEdit={!isBlocked} />
        </styled.section>
      ))}
      {data ? <PageLinks page={data.myProductQuestions.page} pageCount={data.myProductQuestions.pageCount} /> : null}
    </AccountPage>
  );
}

function NoQuestions() {
  return (
    <styled.div display="grid" gap="5" justifyItems="start" py="8">
      <p>
        <FormattedMessage id="question.noneOfMine" />
      </p>
      <LinkButton to="/products">
        <FormattedMessage id="question.toProducts" />
      </LinkButton>
    </styled.div>
  );
}
