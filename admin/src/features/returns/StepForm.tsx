import { chakra, Flex, Text } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { showError, toaster } from '../../components/toaster.ts';
import type { MessageId } from '../../gql/message-id.ts';

interface StepFormProps {
  /** Text of the button that takes the step. */
  readonly agree: string;
  /** Told when it is done, since the form is gone then. */
  readonly done: MessageId;
  readonly busy: boolean;
  readonly variant?: 'solid' | 'outline';
  /** Why the viewer cannot take the step, or null. */
  readonly obstacle?: string | null;
  /** The fields that show their own problems; others are told above the button. */
  readonly fields?: readonly string[];
  readonly save: () => Promise<Outcome>;
  readonly children?: (getError: (field: string) => string | null) => ReactNode;
}

/** A step of a return with what has to be entered for it. */
export function StepForm(props: StepFormProps) {
  const { agree, done, busy, variant = 'solid', obstacle = null, fields = [], save, children } = props;
  const t = useText();
  const obstacleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Outcome['problem']>(null);
  const isOfForm = problem !== null && !fields.includes(problem.field ?? '');
  const isThere = useRef(true);

  useEffect(function noteEnd() {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  useEffect(
    function goToRefusedField() {
      if (problem) focusFirstError(form.current);
    },
    [problem],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { problem: refused } = await save();
    if (!refused) toaster.create({ title: t(done) });
    // Somebody else's step has taken this form's place meanwhile.
    else if (!isThere.current) showError(refused.message ?? t('orders.action.failed'));
    setProblem(refused);
  }

  return (
    <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="4" minWidth="0">
      {children?.((field) => (problem?.field === field ? problem.message : null))}
      {isOfForm ? <ErrorAlert>{problem.message ?? t('orders.action.failed')}</ErrorAlert> : null}
      {obstacle ? (
        <Text id={obstacleId} fontWeight="medium">
          {obstacle}
        </Text>
      ) : null}
      <Flex>
        <Button
          type="submit"
          loading={busy}
          variant={variant}
          disabled={obstacle !== null}
          aria-describedby={obstacle ? obstacleId : undefined}
        >
          {agree}
        </Button>
      </Flex>
    </chakra.form>
  );
}
