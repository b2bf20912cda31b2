import { chakra, Flex } from '@chakra-ui/react';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { TextField } from '../../components/TextField.tsx';
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

/** Asks for a proof of who it is: by a passkey, or by what is typed. */
export function ProofForm({ methods, submitText, onProof, onCancel }: ProofFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const askPasskey = usePasskeyProof();
  const typed = methods.filter((method) => method !== 'PASSKEY');
  const [method, setMethod] = useState<TypedMethod | null>(typed[0] ?? null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<{ readonly place: 'field' | 'form'; readonly text: string } | null>(null);
  const [busy, setBusy] = useState<'passkey' | 'typed' | null>(null);

  function show(place: 'field' | 'form', problemText: string) {
    flushSync(() => setProblem({ place, text: problemText }));
    focusFirstError(form.current);
  }

  async function prove(place: 'field' | 'form', proof: ConfirmIdentityInput) {
    const { problem: refused } = await onProof(proof);
    if (refused) show(place, refused.message ?? t('session.proof.failed'));
  }

  async function provePasskey() {
    if (busy) return;
    setBusy('passkey');
    setProblem(null);
    try {
      const { passkey, problem: refused } = await askPasskey();
      if (refused) show('form', refused.message ?? t('session.proof.passkeyFailed'));
      else await prove('form', { passkey });
    } catch {
      show('form', t('session.proof.passkeyFailed'));
    } finally {
      setBusy(null);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !method) return;
    setBusy('typed');
    await prove('field', FIELDS[method].toInput(text));
    setBusy(null);
  }

  const field = method && FIELDS[method];
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="4">
      {problem?.place === 'form' ? <ErrorAlert>{problem.text}</ErrorAlert> : null}
      {methods.length === 0 ? <p>{t('session.proof.signInAgain')}</p> : null}
      {methods.includes('PASSKEY') ? (
        <Button
          variant={field ? 'outline' : 'solid'}
          size="lg"
          loading={busy === 'passkey'}
          onClick={() => void provePasskey()}
        >
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
          value={text}
          error={problem?.place === 'field' ? problem.text : null}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
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
                setText('');
                setProblem(null);
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
          <Button type="submit" loading={busy === 'typed'}>
            {submitText}
          </Button>
        ) : null}
      </Flex>
    </chakra.form>
  );
}
