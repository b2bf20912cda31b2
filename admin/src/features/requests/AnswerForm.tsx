import { chakra, Flex } from '@chakra-ui/react';
import type { RequestStatus } from '@eunbit/schema/support-request';
import { MAXIMUM_ANSWER_LENGTH, validateAnswer } from '@eunbit/schema/validation-support-request';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { toaster } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { PreviewEmail } from '../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../emails/use-email-previews.ts';
import { useAnswerRequest, useSettleRequest } from './request-mutations.ts';

interface AnswerFormProps {
  readonly number: string;
  readonly email: string;
  readonly state: RequestStatus;
  readonly answersSeen: number;
  /** Called if somebody else was first: the request must be refetched. */
  readonly onOvertaken: () => void;
}

/** Answers a request by email, or closes it without an answer. The text stays until it is sent. */
export function AnswerForm({ number, email, state, answersSeen, onOvertaken }: AnswerFormProps) {
  const t = useText();
  const previews = useEmailPreviews();
  const answer = useAnswerRequest();
  const settle = useSettleRequest();
  const failed = t('requests.answer.failed');
  const form = useSendForm({
    values: { text: '' },
    validate: ({ text }) => validateAnswer(text),
    async send({ text }) {
      const sent = await answer.send({ number, answersSeen, text });
      if (sent.problem?.code === 'REQUEST_CONFLICT') onOvertaken();
      return sent;
    },
    failed,
    startsOver: true,
    done: t('requests.answer.sent', { email }),
  });

  async function settleRequest() {
    form.refuse(null);
    const { problem } = await settle.send({ number, answersSeen, isClosed: !closed });
    if (problem) form.refuse(problem.message ?? failed);
    else toaster.create({ title: t(closed ? 'requests.reopened' : 'requests.closed') });
    if (problem?.code === 'REQUEST_CONFLICT') onOvertaken();
  }

  const closed = state === 'CLOSED';
  return (
    <Panel title={t('requests.answer.title')}>
      <UnsavedGuard unsaved={form.watch('text').trim() !== ''} />
      <chakra.form {...form.formProps} display="grid" gap="4">
        <TextAreaField
          label={t('requests.answer.text')}
          hint={t('requests.answer.hint', { email })}
          rows={8}
          maxLength={MAXIMUM_ANSWER_LENGTH}
          {...form.field('text')}
        />
        {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button variant="outline" loading={settle.busy} onClick={() => void settleRequest()}>
            {t(closed ? 'requests.reopen' : 'requests.close')}
          </Button>
          <PreviewEmail
            ask={async () => {
              const typed = await form.read();
              return typed && previews.answerPreview({ number, ...typed });
            }}
            onProblem={form.refuse}
          />
          <Button type="submit" loading={form.busy}>
            {t('requests.answer.submit')}
          </Button>
        </Flex>
      </chakra.form>
    </Panel>
  );
}
