import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { input } from '#styled-system/recipes';
import type { PanelProps } from '../../components/PanelButton.tsx';
import { IconButton } from '../../elements/Button.tsx';
import { CloseIcon } from '../../elements/icons.tsx';
import { useModalDialog } from '../../elements/use-modal-dialog.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchResults } from './SearchResults.tsx';
import { LONGEST_SEARCH, searchPath } from './search.urls.ts';
import { findNextOption } from './search-options.ts';
import { useSearch } from './use-search.ts';

/** The search over products and questions in a dialog at the top of the window. */
export function SearchDialog({ open, onClose }: PanelProps) {
  const intl = useIntl();
  const dialog = useModalDialog(open, onClose);
  return (
    <styled.dialog
      {...dialog}
      aria-label={intl.formatMessage({ id: 'layout.search' })}
      onClick={(event) => {
        // Only the backdrop hits the dialog element itself: its content covers the rest.
        if (event.target === event.currentTarget) onClose();
      }}
      position="fixed"
      margin="0 auto"
      inset="0 0 auto 0"
      width="min(44rem, 100vw)"
      maxWidth="none"
      maxHeight="100dvh"
      bg="white"
      color="fg"
      borderBottomRadius="xl"
      boxShadow="lg"
      css={{ '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' } }}
    >
      {open ? <SearchBox onClose={onClose} /> : null}
    </styled.dialog>
  );
}

// Not of the type `search`, which would handle the first Escape itself; here it closes the dialog.
const Input = styled('input', input);

function SearchBox({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const search = useSearch(text);
  const { options } = search;
  const chosen = options[active];

  function follow(event: KeyboardEvent): void {
    const next = findNextOption(event.key, active, options.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (!chosen && text.trim() === '') return;
      onClose();
      void navigate(chosen?.path ?? searchPath(text));
    }
  }

  return (
    <styled.div p={{ base: '3', md: '5' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <styled.div display="flex" gap="2">
        <Input
          role="combobox"
          inputMode="search"
          aria-label={intl.formatMessage({ id: 'search.label' })}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${listId}${active}` : undefined}
          placeholder={intl.formatMessage({ id: 'search.label' })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={follow}
        />
        <IconButton label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </styled.div>
      {search.state === 'idle' ? <RecentSearches onLeave={onClose} /> : null}
      <SearchResults search={search} listId={listId} active={active} onLeave={onClose} />
    </styled.div>
  );
}
