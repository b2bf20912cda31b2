import { chakra, Flex } from '@chakra-ui/react';
import { MAXIMUM_QUESTION_ANSWER_LENGTH, validateQuestionAnswer } from '@eunbit/schema/validation-product-question';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { toaster } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { useAnswerQuestion } from './question-mutations.ts';

interface QuestionAnswerFormProps {
  readonly id: string;
  readonly version: number;
  /** The present answer; empty where there is none. */
  readonly text: string;
  readonly isSecret: boolean;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
}

/** Answers a question, or changes the answer. The text stays until it is saved, also where a colleague was faster. */
export function QuestionAnswerForm(props: QuestionAnswerFormProps) {
  const { id, version, text: present, isSecret, onClose, onAnswered } = props;
  const t = useText();
  const { send } = useAnswerQuestion();
  const form = useSendForm({
    values: { text: present },
    validate: ({ text }) => validateQuestionAnswer(text),
    send: ({ text }) => send({ id, version, text }),
    failed: t('questions.answer.failed'),
    problemField: 'text',
    onSent() {
      toaster.create({ title: t(present ? 'questions.answer.changed' : 'questions.answer.sent') });
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
