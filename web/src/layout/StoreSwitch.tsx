import { isMarket, type Market } from '@eunbit/schema/market';
import { type KeyboardEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../app/settings.tsx';
import { ChevronDownIcon } from '../elements/icons.tsx';
import { VisuallyHidden } from '../elements/VisuallyHidden.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';

const STORES: readonly { market: Market; nameKey: string }[] = [
  { market: 'KR', nameKey: 'store.korea' },
  { market: 'US', nameKey: 'store.unitedStates' },
];

function useSwitchStore() {
  const { switchTo } = useSettings();
  return (value: string) => {
    if (isMarket(value)) void switchTo({ market: value });
  };
}

/** The stores to choose from; empty if only one is open. */
function useStoreChoice() {
  const { openings } = useSettings();
  const open = STORES.filter(({ market }) => openings.stores.includes(market));
  return open.length > 1 ? open : [];
}

/** Shows the current store, and opens a menu of the others. The name changes only with the server's response. */
export function StoreMenu() {
  return useStoreChoice().length > 0 ? <ChosenStore /> : null;
}

function ChosenStore() {
  const { market } = useSettings();
  const switchStore = useSwitchStore();
  const menu = useRef<HTMLDetailsElement>(null);

  function close(): void {
    if (menu.current) menu.current.open = false;
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  }

  return (
    <styled.details
      ref={menu}
      position="relative"
      fontSize="sm"
      fontWeight="medium"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Summary>
        <VisuallyHidden>
          <FormattedMessage id="store.choose" />{' '}
        </VisuallyHidden>
        <FormattedMessage id={STORES.find((store) => store.market === market)?.nameKey ?? ''} />
        <ChevronDownIcon />
      </Summary>
      <ChoiceForm
        onChoose={(value) => {
          close();
          switchStore(value);
        }}
        position="absolute"
        top="100%"
        insetInlineEnd="0"
        zIndex="menu"
        minWidth="40"
        p="2"
        bg="white"
        borderRadius="lg"
        boxShadow="lg"
        display="grid"
      >
        <StoreButtons of={MenuButton} />
      </ChoiceForm>
    </styled.details>
  );
}

const Summary = styled('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5',
    px: '2',
    minHeight: '9',
    borderRadius: 'md',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.accent' },
  },
});

const MenuButton = styled('button', {
  base: {
    px: '3',
    minHeight: '10',
    textAlign: 'start',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'purple.50', color: 'purple.700' },
    _pressed: { color: 'fg.accent', fontWeight: 'semibold' },
  },
});

/** A button for each store; the pressed one is the store whose names and prices the page shows. */
function StoreButtons({ of: Button }: { of: typeof MenuButton }) {
  const { market } = useSettings();
  return useStoreChoice().map((store) => (
    <Button key={store.market} type="submit" name="market" value={store.market} aria-pressed={store.market === market}>
      <FormattedMessage id={store.nameKey} />
    </Button>
  ));
}

const SwitchButton = styled('button', {
  base: {
    px: '4',
    minHeight: '9',
    borderRadius: 'full',
    fontSize: 'sm',
    cursor: 'pointer',
    _pressed: { bg: 'purple.200', color: 'gray.800', fontWeight: 'semibold' },
  },
});

/** The store as two buttons side by side. */
export function StoreSwitch() {
  const switchStore = useSwitchStore();
  if (useStoreChoice().length === 0) return null;
  return (
    <ChoiceForm
      onChoose={switchStore}
      display="inline-flex"
      p="1"
      gap="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor="currentColor"
    >
      <StoreButtons of={SwitchButton} />
    </ChoiceForm>
  );
}
