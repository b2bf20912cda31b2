import { Badge, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { MAXIMUM_QUESTION_ANSWER_LENGTH, validateQuestionAnswer } from '@eunbit/schema/validation-product-question';
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
import { FormDialog } from '../../components/FormDialog.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { Moment } from '../../components/Moment.tsx';
import { PlainLink } from '../../components/PlainLink.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { showError } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { QuestionCard_ModeratedProductQuestionFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { storefrontProductUrl } from '../../urls/products.urls.ts';
import { userUrl } from '../../urls/users.urls.ts';
import { useAnswerQuestion, useHideQuestion } from './question-mutations.ts';

const QuestionCardFragment = graphql(`
  fragment QuestionCard_ModeratedProductQuestion on ModeratedProductQuestion {
    id
    version
    hidingReason
    author { id email firstName lastName }
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
      answer { text at }
      product { id market slug title }
    }
  }
`);

type Row = QuestionCard_ModeratedProductQuestionFragment;

interface QuestionCardProps {
  readonly row: FragmentType<typeof QuestionCardFragment>;
  /** Called after the question moved to another queue: the list must be refetched. */
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

interface HideDialogProps {
  readonly id: string;
  readonly version: number;
  readonly onClose: () => void;
  /** Called after the question was hidden, since it now belongs to another list. */
  readonly onHidden: () => void;
}

/** Hides a question in the shop, with a reason that only staff see. */
function HideDialog({ id, version, onClose, onHidden }: HideDialogProps) {
  const t = useText();
  const { send } = useHideQuestion();
  const form = useSendForm({
    values: { reason: '' },
    send: ({ reason }) => send({ id, version, reason }),
    done: t('questions.hide.done'),
    onSent() {
      onClose();
      onHidden();
    },
  });
  return (
    <FormDialog title={t('questions.hide.title')} form={form} agree={t('questions.hide')} onClose={onClose}>
      <TextField
        label={t('questions.hide.reason')}
        hint={t('questions.hide.hint')}
        maxLength={200}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

interface QuestionAnswerFormProps {
  readonly id: string;
  readonly version: number;
  /** The current answer; empty if there is none. */
  readonly text: string;
  readonly isSecret: boolean;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
}

/** Answers a question, or edits the answer. The text stays until it is saved, even if a colleague was first. */
function QuestionAnswerForm(props: QuestionAnswerFormProps) {
  const { id, version, text: present, isSecret, onClose, onAnswered } = props;
  const t = useText();
  const { send } = useAnswerQuestion();
  const form = useSendForm({
    values: { text: present },
    validate: ({ text }) => validateQuestionAnswer(text),
    send: ({ text }) => send({ id, version, text }),
    failed: t('questions.answer.failed'),
    problemField: 'text',
    done: t(present ? 'questions.answer.changed' : 'questions.answer.sent'),
    onSent() {
      onClose();
      onAnswered();
    },
  });

  return (
    <chakra.form {...form.formProps} display="grid" gap="3" mt="3">
      <UnsavedGuard unsaved={form.isDirty} />
      <TextAreaField
        label={t('questions.answer.text')}
        hint={t(isSecret ? 'questions.answer.secretHint' : 'questions.answer.hint')}
        rows={5}
        maxLength={MAXIMUM_QUESTION_ANSWER_LENGTH}
        {...form.field('text')}
      />
      <Flex wrap="wrap" gap="2">
        <Button type="submit" size="sm" loading={form.busy}>
          {t('questions.answer.save')}
        </Button>
        <Button size="sm" variant="outline" onClick={onClose}>
          {t('questions.answer.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
