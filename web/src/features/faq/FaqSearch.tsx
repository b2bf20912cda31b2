import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { TextField } from '../../elements/FormField.tsx';

/** The search in the questions. The form also works without the page's scripts. */
export function FaqSearch({ text }: { text: string }) {
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(typed ? `/faq?${new URLSearchParams({ q: typed })}` : '/faq', { preventScrollReset: true });
  }
  return (
    <styled.form
      role="search"
      action="/faq"
      method="get"
      onSubmit={search}
      maxWidth="form"
      display="flex"
      gap="3"
      alignItems="end"
    >
      <styled.div flex="1">
        <TextField
          label={<FormattedMessage id="faq.search" />}
          name="q"
          type="search"
          defaultValue={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
      </styled.div>
      <Button type="submit" minH="12">
        <FormattedMessage id="faq.submit" />
      </Button>
    </styled.form>
  );
}
