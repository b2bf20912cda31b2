import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useViewer } from '../../app/use-viewer.ts';
import { getSessionStorage } from '../../browser/storage.ts';
import { Button } from '../../elements/Button.tsx';
import { NewQuestion } from './NewQuestion.tsx';
import { NEWEST_QUESTIONS, ProductQuestionsDocument } from './product-questions-query.ts';
import { QuestionList } from './QuestionList.tsx';
import { QuestionStructuredData } from './QuestionStructuredData.tsx';
import { readDraft } from './question-draft.ts';
import { useLiveQuestions } from './use-live-questions.ts';

interface QuestionBlockProps {
  readonly product: { readonly id: string; readonly market: Market; readonly slug: string };
}

/** Questions about a product: how many, the form for a new one, and the list. */
export function QuestionBlock({ product: { id, market, slug } }: QuestionBlockProps) {
  const isBlocked = useViewer()?.isBlocked === true;
  const [isAsking, setIsAsking] = useState(false);
  const newest = useQuery(ProductQuestionsDocument, { variables: { slug, ...NEWEST_QUESTIONS } });
  const all = (newest.data ?? newest.previousData)?.productQuestions;
  useLiveQuestions(id, market);
  // Whoever comes back from the sign-in finds the form open, with what was typed.
  useEffect(() => setIsAsking(readDraft(getSessionStorage(), `${market}:${id}`) !== null), [market, id]);
  return (
    <styled.section
      id="questions"
      aria-labelledby="questions-title"
      scrollMarginTop="8rem"
      pt={{ base: '12', lg: '20' }}
    >
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4" mb="6">
        <styled.h2 id="questions-title" fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold">
          <FormattedMessage id="question.heading" values={{ count: all?.totalCount ?? 0 }} />
        </styled.h2>
        {isBlocked || isAsking ? null : (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            <FormattedMessage id="question.ask" />
          </Button>
        )}
      </styled.div>
      {isAsking && !isBlocked ? (
        <NewQuestion
          productId={id}
          market={market}
          path={`/product/${slug}#questions`}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      <QuestionList slug={slug} hasQuestions={all === undefined || all.totalCount > 0} mayEdit={!isBlocked} />
      {all ? <QuestionStructuredData questions={all.nodes} /> : null}
    </styled.section>
  );
}
