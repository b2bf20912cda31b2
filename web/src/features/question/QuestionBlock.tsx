import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { POSTED_FORM } from '@eunbit/schema/posted-form';
import { useOnConnect } from '@eunbit/ui/use-live-connection';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { usePostedForm } from '../../app/posted-form.ts';
import { useViewer } from '../../app/use-viewer.ts';
import { getSessionStorage } from '../../browser/storage.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { StructuredData } from '../../components/StructuredData.tsx';
import { showToast } from '../../elements/toast-store.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { buildFaqPage } from './faq-page.ts';
import { NEWEST_QUESTIONS, ProductQuestionsDocument } from './product-questions-query.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionList } from './QuestionList.tsx';
import { EMPTY_DRAFT, readDraft } from './question-draft.ts';
import { forgetQuestions, useCreateProductQuestion } from './question-mutations.ts';
import { useQuestionForm } from './use-question-form.ts';

/** Query parameter that opens the form for a new question. */
const ASK = 'ask';

interface QuestionBlockProps {
  readonly product: { readonly id: string; readonly market: Market; readonly slug: string };
}

/** Questions about a product: their number, the form for a new one, and the list. */
export function QuestionBlock({ product: { id, market, slug } }: QuestionBlockProps) {
  const isBlocked = useViewer()?.isBlocked === true;
  const [search] = useSearchParams();
  const posted = usePostedForm('product-question');
  const isSaved = posted !== null && posted.answer !== null;
  const path = `/product/${slug}`;
  // Without scripts the address opens the form.
  const [isAsking, setIsAsking] = useState(search.has(ASK) && !isSaved);
  const newest = useQuery(ProductQuestionsDocument, { variables: { slug, ...NEWEST_QUESTIONS } });
  const all = (newest.data ?? newest.previousData)?.productQuestions;
  useLiveQuestions(id, market);
  // Members who return from the sign-in find the form open, with what they typed.
  useEffect(() => {
    if (!isSaved && readDraft(getSessionStorage(), `${market}:${id}`) !== null) setIsAsking(true);
  }, [market, id, isSaved]);
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
          <LinkButton
            to={`${path}?${ASK}#questions`}
            rel="nofollow"
            variant="outline"
            onClick={(event) => {
              event.preventDefault();
              setIsAsking(true);
            }}
          >
            <FormattedMessage id="question.ask" />
          </LinkButton>
        )}
      </styled.div>
      {isSaved ? (
        <styled.p
          id={POSTED_FORM.anchor}
          role="status"
          scrollMarginTop="28"
          mb="6"
          px="5"
          py="4"
          bg="bg.tint"
          borderRadius="md"
        >
          <FormattedMessage id="question.saved" />
        </styled.p>
      ) : null}
      {isAsking && !isBlocked ? (
        <NewQuestion productId={id} market={market} path={`${path}#questions`} onClose={() => setIsAsking(false)} />
      ) : null}
      <QuestionList slug={slug} hasQuestions={all === undefined || all.totalCount > 0} mayEdit={!isBlocked} />
      {all ? <QuestionStructuredData questions={all.nodes} /> : null}
    </styled.section>
  );
}

interface NewQuestionProps {
  readonly productId: string;
  readonly market: Market;
  readonly path: string;
  readonly onClose: () => void;
}

/** A new question about a product. */
function NewQuestion({ productId, market, path, onClose }: NewQuestionProps) {
  const { send, busy } = useCreateProductQuestion();
  const state = useQuestionForm({
    name: 'product-question',
    subject: `${market}:${productId}`,
    initial: EMPTY_DRAFT,
    send: (draft) => send({ market, productId, ...draft }),
    sending: busy,
    onSaved: () => {
      showToast({ tone: 'neutral', content: <FormattedMessage id="question.saved" /> });
      onClose();
    },
  });
  return <QuestionForm state={state} productId={productId} path={path} onClose={onClose} />;
}

const ProductQuestionsChangedDocument = graphql(`
  subscription ProductQuestionsChanged($productId: ID!, $market: Market!) {
    productQuestionsChanged(productId: $productId, market: $market) { productId market }
  }
`);

/**
 * Maximum delay in milliseconds. All visitors of the product's page receive an event at once; a random delay spreads their
 * queries.
 */
const SPREAD_MS = 1_000;

/** Keeps the visible questions about a product up to date: an event only reports that they have changed. */
function useLiveQuestions(productId: string, market: Market): void {
  const { cache } = useApolloClient();
  const reading = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(reading.current ?? undefined), []);
  useOnConnect((isFirst) => {
    if (!isFirst) forgetQuestions(cache);
  });
  useSubscription(ProductQuestionsChangedDocument, {
    variables: { productId, market },
    ignoreResults: true,
    onData: () => {
      clearTimeout(reading.current ?? undefined);
      reading.current = setTimeout(() => forgetQuestions(cache), Math.random() * SPREAD_MS);
    },
  });
}

const StructuredDataQuestion = graphql(`
  fragment QuestionStructuredData_ProductQuestion on ProductQuestion {
    id
    isSecret
    isExample
    text
    answer { text }
  }
`);

/** The answered questions of the page for search engines (QUESTION-11). */
function QuestionStructuredData(props: { questions: readonly FragmentType<typeof StructuredDataQuestion>[] }) {
  const page = buildFaqPage(props.questions.map((question) => readFragment(StructuredDataQuestion, question)));
  return page ? <StructuredData value={page} /> : null;
}
