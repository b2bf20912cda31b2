import { chakra, Flex } from '@chakra-ui/react';
import { message } from '@eunbit/schema/messages';
import { MAXIMUM_REPLY_LENGTH, validateReviewReply } from '@eunbit/schema/validation-review';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { useReplyToReview } from './use-reply-to-review.ts';

interface ReplyFormProps {
  readonly id: string;
  /** The present answer; empty where there is none. */
  readonly text: string;
  readonly onDone: () => void;
}

/** Writes an answer below a review, or changes the one that is there. */
export function ReplyForm({ id, text: present, onDone }: ReplyFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(present);
  const [wrong, setWrong] = useState<string | null>(null);
  const { reply, busy } = useReplyToReview(id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateReviewReply(text);
    const refused = failure ? message(failure.key, language) : await reply(text).catch(() => t('reviews.reply.failed'));
    flushSync(() => setWrong(refused));
    if (refused) focusFirstError(form.current);
    else onDone();
  }

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="3" mt="3">
      <TextAreaField
        label={t('reviews.reply.text')}
        hint={t('reviews.reply.hint')}
        error={wrong}
        rows={4}
        maxLength={MAXIMUM_REPLY_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Flex wrap="wrap" gap="2">
        <Button type="submit" size="sm" loading={busy}>
          {t('reviews.reply.save')}
        </Button>
        <Button size="sm" variant="outline" onClick={onDone}>
          {t('reviews.reply.cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
