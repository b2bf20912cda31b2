import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import { Button } from '../../elements/Button.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useSearchCombobox } from './use-search-combobox.ts';

const Input = styled('input', input);

/** The field of the results page, which suggests results while the visitor types: a form that works without scripts. */
export function SearchForm({ text }: { text: string }) {
  const { suggest, follow, input: field, results } = useSearchCombobox(close);
  const element = useRef<HTMLInputElement>(null);
  const isOpen = results.search.state !== 'idle';

  function close(): void {
    suggest('');
  }

  function openOnArrow(event: KeyboardEvent<HTMLInputElement>): void {
    if (follow(event) || event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    suggest(event.currentTarget.value);
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
    element.current?.focus();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <Form action="/search" role="search" aria-label={field['aria-label']} onSubmit={close}>
      <styled.div display="flex" gap="2" maxWidth="40rem">
        <styled.div position="relative" flex="1" minWidth="0" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
          {/* Navigation to another search updates the field. */}
          <Input {...field} ref={element} key={text} name="q" defaultValue={text} onKeyDown={openOnArrow} />
          {isOpen ? (
            <Popup
              // A press on a result keeps the focus in the field: some browsers do not focus links, and the field would lose the
              // focus.
              onMouseDown={(event) => event.preventDefault()}
            >
              <SearchResults {...results} maxHeight="min(28rem, 60dvh)" />
            </Popup>
          ) : null}
        </styled.div>
        <Button type="submit" flexShrink="0">
          <FormattedMessage id="search.submit" />
        </Button>
      </styled.div>
    </Form>
  );
}

const Popup = styled('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: 'calc(100% + 0.25rem)',
    zIndex: 'menu',
    p: '2',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'lg',
  },
});
