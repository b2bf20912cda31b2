import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { PageBody } from '../../../components/PageBody.tsx';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { graphql } from '../../../gql/index.ts';
import { type Answers, givenTags, nextQuestion, readAnswers } from './discovery.urls.ts';
import { FindMatches } from './FindMatches.tsx';
import { FindQuestionForm } from './FindQuestionForm.tsx';
import { QUESTION_TEXT } from './suit-texts.ts';

const FindProductsDocument = graphql(`
  query FindProducts($input: FindProductsInput!) {
    findProducts(input: $input) { product { id number } ...FindMatches_ProductMatch }
  }
`);

const toVariables = (answers: Answers) => ({ input: { answers: givenTags(answers) } });

export const loadFind: ScreenLoader = async ({ url, preload }) => {
  const answers = readAnswers(url.searchParams);
  return nextQuestion(answers) === null ? preload(FindProductsDocument, toVariables(answers)) : { failed: false };
};

/** `/find`: three questions, one at a time, and the products that fit the answers. */
export function FindPage() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const answers = readAnswers(search);
  const question = nextQuestion(answers);
  const heading = useHeadingFocus(question ?? 'matches');
  const title = intl.formatMessage({ id: 'search.findTitle' });
  return (
    <PageBody>
      <PageHead title={title} description={intl.formatMessage({ id: 'search.findLead' })} path="/find" />
      {search.size > 0 ? <meta name="robots" content="noindex" /> : null}
      <styled.p id="top" color="fg.accent" fontWeight="semibold" mb="2">
        {title}
      </styled.p>
      <styled.h1 ref={heading} tabIndex={-1} fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" outline="none">
        <FormattedMessage id={question ? QUESTION_TEXT[question] : 'search.matches'} />
      </styled.h1>
      {question ? <FindQuestionForm question={question} answers={answers} /> : <Matches answers={answers} />}
    </PageBody>
  );
}

function Matches({ answers }: { answers: Answers }) {
  const { data, state, retry, retrying } = useScreenQuery(FindProductsDocument, toVariables(answers));
  if (state === 'failed') {
    return (
      <styled.div mt="6">
        <LoadFailed id="search.failed" retry={retry} retrying={retrying} />
      </styled.div>
    );
  }
  const matches = data?.findProducts;
  return matches ? <FindMatches matches={matches} numbers={matches.map(({ product }) => product.number)} /> : null;
}

/** Moves the focus to the heading of each further step, for visitors who do not see the change. */
function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
