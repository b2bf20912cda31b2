import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { TextField } from '@eunbit/ui/FormField.tsx';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';

/** The search in the questions. The form also works without the page's scripts. */
export function FaqSearch({ text }: { text: string }) {
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(typed ? `/faq?${new URLSearchParams({ q: typed })}` : '/faq', { preventScrollReset: true });
  }
  return (
    <chakra.form
      role="search"
      action="/faq"
      method="get"
      onSubmit={search}
      maxWidth="form"
      display="flex"
      gap="3"
      alignItems="end"
    >
      <chakra.div flex="1">
        <TextField
          label={<FormattedMessage id="faq.search" />}
          name="q"
          type="search"
          defaultValue={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
      </chakra.div>
      <Button type="submit" minH="12">
        <FormattedMessage id="faq.submit" />
      </Button>
    </chakra.form>
  );
}
