import { chakra, Flex } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import type { RequestState } from '@eunbit/schema/support-request';
import { MAXIMUM_ANSWER_LENGTH, validateAnswer } from '@eunbit/schema/validation-support-request';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Problem } from '@eunbit/ui/use-send';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { Panel } from '../../components/Panel.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { toaster } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { PreviewEmail } from '../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../emails/use-email-previews.ts';
import { useAnswerRequest, useSettleRequest } from './request-mutations.ts';

interface AnswerFormProps {
  readonly number: string;
  readonly email: string;
  readonly state: RequestState;
  readonly answersSeen: number;
  /** Called when somebody else was faster: the request must be queried again. */
  readonly onOvertaken: () => void;
}

/** Answers a request by email, or closes it without an answer. The text stays until it is sent. */
export function AnswerForm({ number, email, state, answersSeen, onOvertaken }: AnswerFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const previews = useEmailPreviews();
  const answer = useAnswerRequest();
  const settle = useSettleRequest();

  /** Shows the outcome; resolves to whether it is done. */
  async function tell(work: Promise<{ readonly problem: Problem | null }>, done: string): Promise<boolean> {
    setProblem(null);
    const { problem: refused } = await work;
    setProblem(refused && (refused.message ?? t('requests.answer.failed')));
    if (refused?.code === 'REQUEST_CONFLICT') onOvertaken();
    if (!refused) toaster.create({ title: done });
    return refused === null;
  }

  /** Whether the answer can be sent; the form shows what is wrong. */
  function isReady(): boolean {
    const [failure] = validateAnswer(text);
    flushSync(() => setWrong(failure ? message(failure.key, language) : null));
    if (failure) focusFirstError(form.current);
    return !failure;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (answer.busy || !isReady()) return;
    if (await tell(answer.send({ number, answersSeen, text }), t('requests.answer.sent', { email }))) setText('');
  }

  const closed = state === 'CLOSED';
  return (
    <Panel title={t('requests.answer.title')}>
      <UnsavedGuard unsaved={text.trim() !== ''} />
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="4">
        <TextAreaField
          label={t('requests.answer.text')}
          hint={t('requests.answer.hint', { email })}
          error={wrong}
          rows={8}
          maxLength={MAXIMUM_ANSWER_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button
            variant="outline"
            loading={settle.busy}
            onClick={() => {
              const settled = settle.send({ number, answersSeen, isClosed: !closed });
              void tell(settled, t(closed ? 'requests.reopened' : 'requests.closed'));
            }}
          >
            {t(closed ? 'requests.reopen' : 'requests.close')}
          </Button>
          <PreviewEmail
            ask={async () => (isReady() ? previews.answerPreview({ number, text }) : null)}
            onProblem={setProblem}
          />
          <Button type="submit" loading={answer.busy}>
            {t('requests.answer.submit')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
