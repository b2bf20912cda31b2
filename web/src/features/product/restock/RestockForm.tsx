import { message } from '@eunbit/schema/messages';
import { validateRestockSubscription } from '@eunbit/schema/validation-restock';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { EmailField } from '../../../elements/FormField.tsx';
import { useSubscribeToRestock } from '../product-mutations.ts';

/** Subscribes to one email when a sold-out product can be ordered again; shown beside its disabled button. */
export function RestockForm({ productId }: { productId: string }) {
  const intl = useIntl();
  const { send, busy } = useSubscribeToRestock();
  const [email, setEmail] = useState('');
  const [hasPrivacyConsent, setPrivacyConsent] = useState(false);
  const fields = { email: email.trim(), hasPrivacyConsent };
  const { form, errors, passes } = useFieldErrors(fields, validateRestockSubscription);
  const [problem, setProblem] = useState<string | null>(null);
  const [thanks, setThanks] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (!passes()) return;
    const { answer, problem: refused } = await send({ productId, ...fields });
    if (refused) setProblem(refused.message ?? intl.formatMessage({ id: 'product.notifyFailed' }));
    else setThanks(answer.message);
  }

  if (thanks) {
    return (
      <styled.p role="status" p="5" bg="purple.50" borderRadius="lg" fontWeight="medium">
        {thanks}
      </styled.p>
    );
  }
  return (
    <WaitingForm
      ref={form}
      onSubmit={submit}
      aria-label={intl.formatMessage({ id: 'product.notifyTitle' })}
      display="grid"
      gap="4"
      p="5"
      bg="purple.50"
      borderRadius="lg"
    >
      <styled.h2 fontSize="lg" fontWeight="semibold">
        <FormattedMessage id="product.notifyTitle" />
      </styled.h2>
      <EmailField
        label={<FormattedMessage id="product.notifyEmail" />}
        error={errors.email ?? null}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <ConsentField checked={hasPrivacyConsent} error={errors.hasPrivacyConsent ?? null} onChange={setPrivacyConsent} />
      {problem ? (
        <styled.p role="alert" color="fg.error" fontWeight="medium">
          {problem}
        </styled.p>
      ) : null}
      <Button type="submit" busy={busy} justifySelf="start">
        <FormattedMessage id="product.notify" />
      </Button>
    </WaitingForm>
  );
}

interface ConsentFieldProps {
  readonly checked: boolean;
  readonly error: string | null;
  readonly onChange: (checked: boolean) => void;
}

/** The consent to store the email address, unticked at first. */
function ConsentField({ checked, error, onChange }: ConsentFieldProps) {
  const { language } = useSettings();
  const errorId = useId();
  return (
    <styled.div display="grid" gap="1.5">
      <styled.label display="flex" gap="3" alignItems="flex-start" fontSize="sm" cursor="pointer" py="0.5">
        <styled.input
          type="checkbox"
          name="consent"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          boxSize="5"
          flexShrink="0"
          accentColor="purple.600"
        />
        {message('restock.consent', language)}
      </styled.label>
      {error ? (
        <styled.p id={errorId} fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
    </styled.div>
  );
}
