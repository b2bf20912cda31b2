import { chakra } from '@chakra-ui/react/styled-system';
import { message } from '@eunbit/schema/messages';
import { validateRestockNotice } from '@eunbit/schema/validation';
import { Button } from '@eunbit/ui/Button.tsx';
import { focusFirstError, TextField } from '@eunbit/ui/FormField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettings } from '../../../app/settings.tsx';
import { ConsentField } from './ConsentField.tsx';
import { useRequestRestockNotice } from './useRequestRestockNotice.ts';

/** Stands beside the disabled button of a sold-out product: one letter when it can be ordered again. */
export function RestockForm({ productId }: { productId: string }) {
  const intl = useIntl();
  const { language } = useSettings();
  const request = useRequestRestockNotice();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [consent, setConsent] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [thanks, setThanks] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const failures = validateRestockNotice({ email: email.trim(), consent });
    setErrors(Object.fromEntries(failures.map(({ path, key }) => [path, message(key, language)])));
    setProblem(null);
    if (failures.length > 0) return;
    setBusy(true);
    const outcome = await request({ productId, email: email.trim(), consent });
    setBusy(false);
    if (outcome.kind === 'requested') setThanks(outcome.message);
    else setProblem(outcome.kind === 'refused' ? outcome.message : intl.formatMessage({ id: 'product.notifyFailed' }));
  }

  if (thanks) {
    return (
      <chakra.p role="status" p="5" bg="purple.50" borderRadius="lg" fontWeight="medium">
        {thanks}
      </chakra.p>
    );
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={intl.formatMessage({ id: 'product.notifyTitle' })}
      display="grid"
      gap="4"
      p="5"
      bg="purple.50"
      borderRadius="lg"
    >
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="product.notifyTitle" />
      </chakra.h2>
      <TextField
        label={<FormattedMessage id="product.notifyEmail" />}
        error={errors.email ?? null}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <ConsentField checked={consent} error={errors.consent ?? null} onChange={setConsent} />
      {problem ? (
        <chakra.p role="alert" color="fg.error" fontWeight="medium">
          {problem}
        </chakra.p>
      ) : null}
      <Button type="submit" busy={busy} justifySelf="start">
        <FormattedMessage id="product.notify" />
      </Button>
    </chakra.form>
  );
}
