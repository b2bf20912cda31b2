import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { NEWEST_QUESTIONS, ProductQuestionsDocument } from './product-questions-query.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { type QuestionChoice, QuestionChoices } from './QuestionChoices.tsx';

interface QuestionListProps {
  readonly slug: string;
  /** False if the product has no questions: then there is nothing to filter. */
  readonly hasQuestions: boolean;
  readonly mayEdit: boolean;
}

/** Questions about a product, ten per page, filtered by the visitor's choice. */
export function QuestionList({ slug, hasQuestions, mayEdit }: QuestionListProps) {
  const [{ page, ...choice }, setWanted] = useState<QuestionChoice & { readonly page: number }>(NEWEST_QUESTIONS);
  const answer = useQuery(ProductQuestionsDocument, { variables: { slug, ...choice, page } });
  const list = (answer.data ?? answer.previousData)?.productQuestions;
  if (!hasQuestions) {
    return (
      <styled.p py="8" color="fg.muted" borderTopWidth="1px">
        <FormattedMessage id="question.empty" />
      </styled.p>
    );
  }
  return (
    <>
      <QuestionChoices choice={choice} onChoose={(chosen) => setWanted({ ...chosen, page: 1 })} />
      {answer.error && !answer.loading ? (
        <ErrorAlert onRetry={() => void answer.refetch().catch(() => {})}>
          <FormattedMessage id="question.loadFailed" />
        </ErrorAlert>
      ) : null}
      {list ? null : <Skeleton height="20rem" />}
      <styled.p aria-live="polite" color="fg.muted">
        {list?.totalCount === 0 ? <FormattedMessage id="question.noneFound" /> : null}
      </styled.p>
      <div aria-busy={answer.loading}>
        {list?.nodes.map((question) => (
          <QuestionCard key={question.id} question={question} mayEdit={mayEdit} />
        ))}
      </div>
      {list ? <QuestionPager {...list} onTurn={(turned) => setWanted({ ...choice, page: turned })} /> : null}
    </>
  );
}

interface QuestionPagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onTurn: (page: number) => void;
}

/** Buttons and not links: the address is that of the product, and the list is only one part of the page. */
function QuestionPager({ page, pageCount, onTurn }: QuestionPagerProps) {
  if (pageCount <= 1) return null;
  return (
    <styled.div display="flex" alignItems="center" justifyContent="center" gap="4" pt="4">
      <Button variant="outline" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <FormattedMessage id="pages.previous" />
      </Button>
      <styled.span fontVariantNumeric="tabular-nums">
        <FormattedMessage id="pages.of" values={{ page, count: pageCount }} />
      </styled.span>
      <Button variant="outline" disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        <FormattedMessage id="pages.next" />
      </Button>
    </styled.div>
  );
}
