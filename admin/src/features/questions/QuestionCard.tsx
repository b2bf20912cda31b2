import { Badge, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { dateTimeText } from '@eunbit/ui/date';
import { detectLanguage } from '@eunbit/ui/detect-language';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { useMay } from '../../app/viewer.ts';
import { AnswerBox } from '../../components/AnswerBox.tsx';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { Moment } from '../../components/Moment.tsx';
import { PlainLink } from '../../components/PlainLink.tsx';
import { showError } from '../../components/toaster.ts';
import type { QuestionCard_ModeratedProductQuestionFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { storefrontProductUrl } from '../../urls/products.urls.ts';
import { userUrl } from '../../urls/users.urls.ts';
import { HideDialog } from './HideDialog.tsx';
import { QuestionAnswerForm } from './QuestionAnswerForm.tsx';
import { useHideQuestion } from './question-mutations.ts';

const QuestionCardFragment = graphql(`
  fragment QuestionCard_ModeratedProductQuestion on ModeratedProductQuestion {
    id
    version
    hidingReason
    author {
      id
      email
      firstName
      lastName
    }
    question {
      id
      market
      authorName
      isSecret
      text
      createdAt
      isEdited
      isHidden
      isExample
      answer {
        text
        at
      }
      product {
        id
        market
        slug
        title
      }
    }
  }
`);

type Row = QuestionCard_ModeratedProductQuestionFragment;

interface QuestionCardProps {
  readonly row: FragmentType<typeof QuestionCardFragment>;
  /** Called after the question moved to another queue: the list must be queried again. */
  readonly onMoved: () => void;
}

/** A question with the actions that staff may take. */
export function QuestionCard({ row: shown, onMoved }: QuestionCardProps) {
  const t = useText();
  const row = readFragment(QuestionCardFragment, shown);
  const { question, hidingReason } = row;
  return (
    <chakra.article bg="white" borderWidth="1px" borderRadius="lg" px={{ base: '4', md: '5' }} py="4">
      <QuestionHead row={row} />
      <Text lang={detectLanguage(question.text ?? '')} whiteSpace="pre-wrap" overflowWrap="anywhere">
        {question.text}
      </Text>
      {hidingReason ? (
        <Text mt="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {t('questions.hidden.why', { reason: hidingReason })}
        </Text>
      ) : null}
      <Moderation row={row} onMoved={onMoved} />
    </chakra.article>
  );
}

function QuestionHead({ row: { author, question } }: { row: Row }) {
  const t = useText();
  const may = useMay();
  const { market, product, createdAt, isSecret, isEdited, isHidden, isExample, authorName } = question;
  const name = author ? `${personName(author)} · ${author.email}` : authorName;
  return (
    <Flex wrap="wrap" align="center" gap="2" mb="2" fontSize="sm">
      <MarketFlag market={market} />
      {product ? (
        <PlainLink href={storefrontProductUrl(product.slug)} color="fg.accent" fontWeight="semibold">
          {product.title}
        </PlainLink>
      ) : null}
      <Span color="fg.muted" overflowWrap="anywhere">
        {author && may('USER_READ') ? <TextLink to={userUrl(author.id)}>{name}</TextLink> : name}
      </Span>
      {isExample ? <Badge>{t('questions.example')}</Badge> : null}
      {isSecret ? <Badge>{t('questions.secret')}</Badge> : null}
      {isEdited ? <Badge>{t('questions.edited')}</Badge> : null}
      {isHidden ? <Badge>{t('questions.hidden')}</Badge> : null}
      <Moment at={createdAt} color="fg.muted" marginStart={{ md: 'auto' }} />
    </Flex>
  );
}

function Moderation({ row: { id, version, question }, onMoved }: { row: Row; onMoved: () => void }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { answer, isHidden, isSecret } = question;
  const [open, setOpen] = useState<'answer' | 'hide' | null>(null);
  const { send, busy } = useHideQuestion();
  const close = () => setOpen(null);

  async function showAgain() {
    const { problem } = await send({ id, version, reason: null });
    if (problem) showError(problem.message ?? t('questions.show.failed'));
    else onMoved();
  }

  return (
    <>
      {answer && open !== 'answer' ? (
        <AnswerBox
          title={t('questions.answer.at', { at: dateTimeText(answer.at, language, clock) })}
          text={answer.text}
        />
      ) : null}
      {open === 'answer' ? (
        <QuestionAnswerForm
          id={id}
          version={version}
          text={answer?.text ?? ''}
          isSecret={isSecret}
          onClose={close}
          onAnswered={onMoved}
        />
      ) : null}
      <Flex wrap="wrap" gap="2" mt="3">
        {open === 'answer' ? null : (
          <Button size="sm" variant="outline" onClick={() => setOpen('answer')}>
            {t(answer ? 'questions.answer.change' : 'questions.answer.write')}
          </Button>
        )}
        {isHidden ? (
          <Button size="sm" variant="outline" loading={busy} onClick={() => void showAgain()}>
            {t('questions.show')}
          </Button>
        ) : (
          <Button size="sm" variant="outline" colorPalette="red" onClick={() => setOpen('hide')}>
            {t('questions.hide')}
          </Button>
        )}
      </Flex>
      {open === 'hide' ? <HideDialog id={id} version={version} onClose={close} onHidden={onMoved} /> : null}
    </>
  );
}
