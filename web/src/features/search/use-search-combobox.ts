import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LONGEST_SEARCH } from './search.urls.ts';
import { findNextOption } from './search-options.ts';
import { useSearch } from './use-search.ts';

/**
 * A field that shows results for the typed text and keeps the focus, while the arrow keys select one of them; the combobox of the
 * WAI-ARIA practices. `onLeave` runs before a result is followed.
 */
export function useSearchCombobox(onLeave: () => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const search = useSearch(text);
  const { options } = search;
  const chosen = options[active];
  const label = intl.formatMessage({ id: 'search.label' });

  /** Shows the results for a text; none if it is empty. */
  function suggest(wanted: string): void {
    setText(wanted);
    setActive(-1);
  }

  /** Handles the keys that select and follow a result. Returns whether it did. */
  function follow(event: KeyboardEvent): boolean {
    const next = findNextOption(event.key, active, options.length);
    if (next !== null) setActive(next);
    else if (chosen && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      onLeave();
      void navigate(chosen.path);
    } else return false;
    event.preventDefault();
    return true;
  }

  return {
    text,
    suggest,
    follow,
    input: {
      role: 'combobox',
      // Not of type `search`, which would handle the first Escape itself; here the first Escape closes the results.
      type: 'text',
      inputMode: 'search',
      'aria-label': label,
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': chosen ? `${listId}${active}` : undefined,
      placeholder: label,
      autoComplete: 'off',
      enterKeyHint: 'search',
      maxLength: LONGEST_SEARCH,
      onChange: (event: ChangeEvent<HTMLInputElement>) => suggest(event.currentTarget.value),
    },
    results: { search, listId, active, onLeave },
  } as const;
}
