import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { Button } from '../elements/Button.tsx';
import { type FieldTexts, FormField } from '../elements/FormField.tsx';

const Input = styled('input', input);

export interface SecretFieldProps
  extends FieldTexts,
    Pick<HTMLStyledProps<'input'>, 'onKeyDown' | 'onKeyUp' | 'onBlur'> {
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A password or pass code with a button that shows it. */
export function SecretField({ label, hint, error, value, onText, ...input }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(control) => (
        <styled.div position="relative">
          <Input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            paddingEnd="20"
            value={value}
            onChange={(event) => onText(event.currentTarget.value)}
          />
          <Button
            variant="plain"
            position="absolute"
            insetInlineEnd="4"
            top="0"
            height="full"
            minWidth="11"
            fontSize="sm"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <FormattedMessage id="secret.hide" /> : <FormattedMessage id="secret.show" />}
          </Button>
        </styled.div>
      )}
    </FormField>
  );
}
