import { chakra, Flex } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ConfirmIdentityInput, ProofMethod } from '../../gql/graphql.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { usePasskeyProof } from './use-passkey-proof.ts';

type TypedMethod = Exclude<ProofMethod, 'PASSKEY'>;

const FIELDS: Readonly<
  Record<
    TypedMethod,
    { label: MessageId; hint?: MessageId; other: MessageId; toInput: (text: string) => ConfirmIdentityInput }
  >
> = {
  CODE: {
    label: 'session.proof.code',
    hint: 'session.proof.codeHint',
    other: 'session.proof.useCode',
    toInput: (code) => ({ code }),
  },
  RECOVERY_CODE: {
    label: 'session.proof.recoveryCode',
    hint: 'session.proof.recoveryCodeHint',
    other: 'session.proof.useRecoveryCode',
    toInput: (recoveryCode) => ({ recoveryCode }),
  },
  PASSWORD: {
    label: 'session.login.password',
    other: 'session.proof.usePassword',
    toInput: (password) => ({ password }),
  },
};

interface ProofFormProps {
  readonly methods: readonly ProofMethod[];
  readonly submitText: string;
  readonly onProof: (proof: ConfirmIdentityInput) => Promise<Outcome>;
  readonly onCancel?: () => void;
}

/** Asks for a proof of identity: a passkey, a code or a password. */
export function ProofForm({ methods, submitText, onProof, onCancel }: ProofFormProps) {
  const t = useText();
  const askPasskey = usePasskeyProof();
  const typed = methods.filter((method) => method !== 'PASSKEY');
  const [method, setMethod] = useState<TypedMethod | null>(typed[0] ?? null);
  const [asking, setAsking] = useState(false);
  const field = method && FIELDS[method];
  const form = useSendForm({
    values: { text: '' },
    send: async ({ text }) => (field ? onProof(field.toInput(text)) : { problem: null }),
    failed: t('session.proof.failed'),
    problemField: 'text',
  });

  async function provePasskey() {
    if (asking || form.busy) return;
    setAsking(true);
    form.refuse(null);
    try {
      const { passkey, problem } = await askPasskey();
      if (problem) return form.refuse(problem.message ?? t('session.proof.passkeyFailed'));
      const { problem: refused } = await onProof({ passkey });
      form.refuse(refused && (refused.message ?? t('session.proof.failed')));
    } catch {
      form.refuse(t('session.proof.passkeyFailed'));
    } finally {
      setAsking(false);
    }
  }

  return (
    <chakra.form {...form.formProps} display="grid" gap="4">
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      {methods.length === 0 ? <p>{t('session.proof.signInAgain')}</p> : null}
      {methods.includes('PASSKEY') ? (
        <Button variant={field ? 'outline' : 'solid'} size="lg" loading={asking} onClick={() => void provePasskey()}>
          {t('session.proof.usePasskey')}
        </Button>
      ) : null}
      {field ? (
        <TextField
          key={method}
          data-autofocus
          label={t(field.label)}
          hint={field.hint && t(field.hint)}
          type={method === 'PASSWORD' ? 'password' : 'text'}
          inputMode={method === 'CODE' ? 'numeric' : undefined}
          autoComplete={method === 'CODE' ? 'one-time-code' : method === 'PASSWORD' ? 'current-password' : 'off'}
          {...form.field('text')}
        />
      ) : null}
      <Flex wrap="wrap" gap="2" justify="flex-end">
        {typed
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              variant="plain"
              marginEnd="auto"
              px="0"
              onClick={() => {
                setMethod(other);
                form.reset();
              }}
            >
              {t(FIELDS[other].other)}
            </Button>
          ))}
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            {t('session.proof.cancel')}
          </Button>
        ) : null}
        {field ? (
          <Button type="submit" loading={form.busy} disabled={asking}>
            {submitText}
          </Button>
        ) : null}
      </Flex>
    </chakra.form>
  );
}
