import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { LONGEST_SEARCH } from './search.urls.ts';

const Input = chakra('input', inputRecipe);

/** The field of the results page: a form that works without scripts. */
export function SearchForm({ text }: { text: string }) {
  const intl = useIntl();
  return (
    <Form action="/search" role="search" aria-label={intl.formatMessage({ id: 'search.label' })}>
      <chakra.div display="flex" gap="2" maxWidth="40rem">
        <Input
          // Navigation to another search updates the field.
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          aria-label={intl.formatMessage({ id: 'search.label' })}
          placeholder={intl.formatMessage({ id: 'search.label' })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
        />
        <Button type="submit" flexShrink="0">
          <FormattedMessage id="search.submit" />
        </Button>
      </chakra.div>
    </Form>
  );
}
