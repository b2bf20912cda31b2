import { chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import type { AnySendForm } from '../../components/use-send-form.ts';

interface StepFormProps {
  readonly form: AnySendForm;
  /** Text of the submit button. */
  readonly agree: string;
  readonly variant?: 'solid' | 'outline';
  /** Why the viewer cannot take the step, or null. */
  readonly obstacle?: string | null;
  readonly children: ReactNode;
}

/** The form of a step of a return. */
export function StepForm({ form, agree, variant = 'solid', obstacle = null, children }: StepFormProps) {
  const obstacleId = useId();
  return (
    <chakra.form {...form.formProps} display="grid" gap="4" minWidth="0">
      {children}
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      {obstacle ? (
        <Text id={obstacleId} fontWeight="medium">
          {obstacle}
        </Text>
      ) : null}
      <Flex>
        <Button
          type="submit"
          loading={form.busy}
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
