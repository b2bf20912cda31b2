import { message } from '@eunbit/schema/messages';
import { useId } from 'react';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';

interface ConsentFieldProps {
  readonly checked: boolean;
  readonly error: string | null;
  readonly onChange: (checked: boolean) => void;
}

/** The consent to store the email address, unticked at first. */
export function ConsentField({ checked, error, onChange }: ConsentFieldProps) {
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
