import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { type FieldTexts, FormField } from '@eunbit/ui/FormField.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface PassCodeFieldProps extends FieldTexts {
  readonly name: string;
  readonly autoComplete: 'new-password' | 'off';
  readonly value: string;
  readonly onText: (text: string) => void;
}

const Input = chakra('input', inputRecipe);

/** A secret word with a button that shows what was typed. */
export function PassCodeField({ label, hint, error, value, onText, ...input }: PassCodeFieldProps) {
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
            minWidth="6"
            justifyContent="end"
            fontSize="sm"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <FormattedMessage id={shown ? 'checkout.hideCode' : 'checkout.showCode'} />
          </Button>
        </chakra.div>
      )}
    </FormField>
  );
}
