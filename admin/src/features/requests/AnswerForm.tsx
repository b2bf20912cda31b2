import { chakra, Flex } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import type { RequestState } from '@eunbit/schema/support-request';
import { MAXIMUM_ANSWER_LENGTH, validateAnswer } from '@eunbit/schema/validation-support-request';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
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
import type { HandlingProblem } from './handling-problem.ts';
import { useAnswerRequest } from './use-answer-request.ts';
import { useSettleRequest } from './use-settle-request.ts';

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
  const { answer, busy: answering } = useAnswerRequest(number, answersSeen);
  const { settle, busy: settling } = useSettleRequest(number, answersSeen);

  /** Shows the outcome; resolves to whether it is done. */
  async function tell(work: () => Promise<HandlingProblem>, done: string): Promise<boolean> {
    setProblem(null);
    const refused = await work().catch(() => ({ message: t('requests.answer.failed'), overtaken: false }));
    setProblem(refused?.message ?? null);
    if (refused?.overtaken) onOvertaken();
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
    if (answering || !isReady()) return;
    if (await tell(() => answer(text), t('requests.answer.sent', { email }))) setText('');
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
            loading={settling}
            onClick={() => void tell(() => settle(!closed), t(closed ? 'requests.reopened' : 'requests.closed'))}
          >
            {t(closed ? 'requests.reopen' : 'requests.close')}
          </Button>
          <PreviewEmail
            ask={async () => (isReady() ? previews.answerPreview({ number, text }) : null)}
            onProblem={setProblem}
          />
          <Button type="submit" loading={answering}>
            {t('requests.answer.submit')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
