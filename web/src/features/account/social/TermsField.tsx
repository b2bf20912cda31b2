import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { EntryLink } from '../frame/EntryFrame.tsx';

interface TermsFieldProps {
  /** The text that is agreed to. */
  readonly label: string;
  readonly error: string | null;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The required consent, with links to the terms. */
export function TermsField({ label, error, checked, onChange }: TermsFieldProps) {
  const id = useId();
  return (
    <styled.div display="grid" gap="1">
      <styled.label display="flex" gap="3" alignItems="flex-start" cursor="pointer" py="1">
        <styled.input
          type="checkbox"
          name="hasAgreedToTerms"
          required
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          boxSize="5"
          mt="0.5"
          flexShrink="0"
          accentColor="purple.600"
        />
        {label}
      </styled.label>
      {error ? (
        <styled.p id={id} paddingStart="8" fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
      <styled.p paddingStart="8" fontSize="sm" color="fg.muted" display="flex" gap="4">
        <EntryLink to="/terms-and-condition" target="_blank">
          <FormattedMessage id="account.social.terms" />
        </EntryLink>
        <EntryLink to="/privacy" target="_blank">
          <FormattedMessage id="account.social.privacy" />
        </EntryLink>
      </styled.p>
    </styled.div>
  );
}
