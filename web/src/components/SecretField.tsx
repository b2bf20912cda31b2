import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { type FieldTexts, FormField } from '@eunbit/ui/FormField.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

const Input = chakra('input', inputRecipe);

export interface SecretFieldProps
  extends FieldTexts,
    Pick<HTMLChakraProps<'input'>, 'onKeyDown' | 'onKeyUp' | 'onBlur'> {
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
        <chakra.div position="relative">
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
        </chakra.div>
      )}
    </FormField>
  );
}
