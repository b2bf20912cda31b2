import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import type { FormEvent, ReactNode, Ref } from 'react';

interface StepFrameProps {
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly failure: string | null;
  readonly saving: boolean;
  readonly submitText: ReactNode;
  readonly children: ReactNode;
}

/** The form of a step: fields, failure and the button that continues. */
export function StepFrame({ formRef, onSubmit, failure, saving, submitText, children }: StepFrameProps) {
  return (
    <chakra.form ref={formRef} noValidate onSubmit={onSubmit} display="grid" gap="5">
      {children}
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={saving} mt="2">
        {submitText}
      </Button>
    </chakra.form>
  );
}
