import { dateText } from '@eunbit/ui/date';
import { detectLanguage } from '@eunbit/ui/detect-language';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ShopReply } from '../../components/ShopReply.tsx';
import type { QuestionCard_ProductQuestionFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { OwnQuestionActions } from './OwnQuestionActions.tsx';

const QuestionCardQuestion = graphql(`
  fragment QuestionCard_ProductQuestion on ProductQuestion {
    id
    market
    authorName
    isSecret
    text
    createdAt
    isEdited
    isAnswered
    isHidden
    isExample
    viewerIsAuthor
    answer { text at }
  }
`);

const Badge = styled('span', {
  base: { px: '2', py: '0.5', borderRadius: 'md', fontSize: 'xs', fontWeight: 'semibold', bg: 'gray.100' },
  variants: { isDone: { true: { bg: 'purple.50', color: 'purple.700' } } },
});

interface QuestionCardProps {
  readonly question: FragmentType<typeof QuestionCardQuestion>;
  /** Whether its author may edit it: a blocked account may not (QUESTION-1). */
  readonly mayEdit: boolean;
}

/**
 * A question with the answer of staff set apart. A secret question of another person shows only its author, its date and whether
 * it is answered.
 */
export function QuestionCard({ question: shown, mayEdit }: QuestionCardProps) {
  const question = readFragment(QuestionCardQuestion, shown);
  const { id, text, isSecret, isAnswered, isHidden, viewerIsAuthor, answer } = question;
  return (
    <styled.article display="grid" gap="3" py="6" borderTopWidth="1px" overflowWrap="anywhere">
      <QuestionHead question={question} />
      {text === null || text === undefined ? (
        <styled.p color="fg.muted">
          <FormattedMessage id="question.secret" />
        </styled.p>
      ) : (
        <styled.p lang={detectLanguage(text)} whiteSpace="pre-line">
          {text}
        </styled.p>
      )}
      {isHidden ? (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="question.hiddenText" />
        </styled.p>
      ) : null}
      {answer ? <ShopReply titleId="question.answerOf" {...answer} market={question.market} /> : null}
      {viewerIsAuthor && mayEdit && text ? (
        <OwnQuestionActions id={id} text={text} isSecret={isSecret} isEditable={!isAnswered && !isHidden} />
      ) : null}
    </styled.article>
  );
}

function QuestionHead({ question }: { question: QuestionCard_ProductQuestionFragment }) {
  const { authorName, createdAt, market, isSecret, isAnswered, isEdited, isHidden, isExample } = question;
  const language = useLanguage();
  return (
    <styled.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      fontSize="sm"
      color="fg.muted"
    >
      <Badge isDone={isAnswered}>
        <FormattedMessage id={isAnswered ? 'question.answered' : 'question.waiting'} />
      </Badge>
      {isExample ? (
        <Badge>
          <FormattedMessage id="review.example" />
        </Badge>
      ) : null}
      {isSecret ? (
        <Badge>
          <FormattedMessage id="question.secretBadge" />
        </Badge>
      ) : null}
      {isHidden ? (
        <Badge>
          <FormattedMessage id="question.hidden" />
        </Badge>
      ) : null}
      <span>{authorName}</span>
      <time dateTime={createdAt}>{dateText(createdAt, language, market)}</time>
      {isEdited ? (
        <span>
          <FormattedMessage id="question.edited" />
        </span>
      ) : null}
    </styled.div>
  );
}
