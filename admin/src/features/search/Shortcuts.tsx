import { Box, chakra, Kbd } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMayOpen } from '../../app/screen-permissions.ts';
import { useText } from '../../app/use-text.ts';
import { useMay } from '../../app/viewer.ts';
import { isTyping } from '../../components/is-typing.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import type { MessageId } from '../../gql/message-id.ts';
import { listEntryUrl } from '../../urls/views.urls.ts';
import { useAllSavedViews } from '../views/use-saved-views.ts';
import { SearchContext } from './search-context.ts';
import { findShortcut, PLACES } from './shortcuts.ts';

const StaffSearch = lazy(async () => ({ default: (await import('./StaffSearch.tsx')).StaffSearch }));

/** Time within which a key after `g` counts, in milliseconds. */
const GO_MS = 1500;

const KEYS: readonly { readonly keys: string; readonly text: MessageId }[] = [
  { keys: 'Ctrl/⌘ K', text: 'search.title' },
  { keys: '/', text: 'search.keys.list' },
  { keys: 'g d', text: 'search.keys.dashboard' },
  { keys: 'g o', text: 'search.keys.ordersKr' },
  { keys: 'g u', text: 'search.keys.ordersUs' },
  { keys: 'g p', text: 'search.keys.productsKr' },
  { keys: 'g s', text: 'search.keys.productsUs' },
  { keys: 'Ctrl/⌘ Z', text: 'orders.undo.keys' },
  { keys: '?', text: 'search.keys.title' },
];

/** Provides the keyboard shortcuts of every screen, with the dialogs for the search and the list of shortcuts. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const views = useAllSavedViews();
  const mayOpen = useMayOpen();
  const maySearch = useMay()('ORDER_READ');
  const [open, setOpen] = useState<'search' | 'keys' | null>(null);
  const goUntil = useRef(0);
  const [openSearch] = useState(() => () => setOpen('search'));

  const press = useEffectEvent((event: KeyboardEvent) => {
    // Shortcuts are off while a dialog or a menu is open.
    if (event.defaultPrevented || event.isComposing || document.querySelector('[role=dialog], [role=menu]')) return;
    const shortcut = findShortcut(event, isTyping(event.target), event.timeStamp < goUntil.current);
    goUntil.current = event.key === 'g' && !isTyping(event.target) ? event.timeStamp + GO_MS : 0;
    if (!shortcut || (shortcut.kind === 'search' && !maySearch)) return;
    if (shortcut.kind === 'go' && !mayOpen(shortcut.to)) return;
    if (shortcut.kind === 'go') void navigate(listEntryUrl(shortcut.to, views));
    else if (shortcut.kind !== 'listSearch') setOpen(shortcut.kind);
    else {
      const field = document.querySelector<HTMLInputElement>('[data-list-search]');
      if (!field) return;
      field.focus();
      field.select();
    }
    event.preventDefault();
  });
  useEffect(function listenToKeys() {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <SearchContext value={maySearch ? openSearch : null}>
      {children}
      {open === 'search' ? (
        <Suspense fallback={null}>
          <StaffSearch onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'keys' ? <KeyList onClose={() => setOpen(null)} /> : null}
    </SearchContext>
  );
}

function KeyList({ onClose }: { onClose: () => void }) {
  const t = useText();
  const mayOpen = useMayOpen();
  const keys = KEYS.filter(({ keys: pressed }) => mayOpen(PLACES[pressed.replace('g ', '')] ?? ''));
  return (
    <ModalDialog title={t('search.keys.title')} onClose={onClose} withClose>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="5" rowGap="3" alignItems="center">
        {keys.map(({ keys: pressed, text }) => (
          <Box key={pressed} display="contents">
            <dt>
              <Kbd>{pressed}</Kbd>
            </dt>
            <dd>{t(text)}</dd>
          </Box>
        ))}
      </chakra.dl>
    </ModalDialog>
  );
}
