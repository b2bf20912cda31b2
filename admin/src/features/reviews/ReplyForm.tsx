import { chakra, Flex } from '@chakra-ui/react';
import { MAXIMUM_REPLY_LENGTH, validateReviewReply } from '@eunbit/schema/validation-review';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { useReplyToReview } from './review-mutations.ts';

interface ReplyFormProps {
  readonly id: string;
  /** The current reply; empty if there is none. */
  readonly text: string;
  readonly onDone: () => void;
}

/** Writes or edits the reply to a review. */
export function ReplyForm({ id, text: present, onDone }: ReplyFormProps) {
  const t = useText();
  const { send } = useReplyToReview();
  const form = useSendForm({
    values: { text: present },
    validate: ({ text }) => validateReviewReply(text),
    send: ({ text }) => send({ id, text }),
    failed: t('reviews.reply.failed'),
    problemField: 'text',
    onSent: onDone,
  });

  return (
    <chakra.form {...form.formProps} display="grid" gap="3" mt="3">
      <TextAreaField
        label={t('reviews.reply.text')}
        hint={t('reviews.reply.hint')}
        rows={4}
        maxLength={MAXIMUM_REPLY_LENGTH}
        {...form.field('text')}
      />
      <Flex wrap="wrap" gap="2">
        <Button type="submit" size="sm" loading={form.busy}>
          {t('reviews.reply.save')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          {t('reviews.reply.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
