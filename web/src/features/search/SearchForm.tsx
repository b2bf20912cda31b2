import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { Button } from '../../elements/Button.tsx';
import { LONGEST_SEARCH } from './search.urls.ts';

const Input = styled('input', input);

/** The field of the results page: a form that works without scripts. */
export function SearchForm({ text }: { text: string }) {
  const intl = useIntl();
  return (
    <Form action="/search" role="search" aria-label={intl.formatMessage({ id: 'search.label' })}>
      <styled.div display="flex" gap="2" maxWidth="40rem">
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
      </styled.div>
    </Form>
  );
}
