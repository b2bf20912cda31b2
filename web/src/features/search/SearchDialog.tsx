import type { KeyboardEvent } from 'react';
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
import { searchPath } from './search.urls.ts';
import { useSearchCombobox } from './use-search-combobox.ts';

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

const Input = styled('input', input);

function SearchBox({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { text, follow, input: field, results } = useSearchCombobox(onClose);

  function searchOnEnter(event: KeyboardEvent): void {
    if (follow(event) || event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
    onClose();
    void navigate(searchPath(text));
  }

  return (
    <styled.div p={{ base: '3', md: '5' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <styled.div display="flex" gap="2">
        <Input {...field} autoFocus onKeyDown={searchOnEnter} />
        <IconButton label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </styled.div>
      {results.search.state === 'idle' ? <RecentSearches onLeave={onClose} /> : null}
      <SearchResults {...results} maxHeight="calc(100dvh - 8rem)" />
    </styled.div>
  );
}
