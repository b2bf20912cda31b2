import { personName } from '@eunbit/schema/person-name';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { loadScreenMessages } from '../app/messages.ts';
import { useSettings } from '../app/settings.tsx';
import type { Viewer } from '../app/use-viewer.ts';
import { useOnDemand } from '../components/use-on-demand.tsx';
import { ChevronDownIcon } from '../elements/icons.tsx';

/** Shows the member's name and opens the links of the account. */
export function AccountButton({ viewer }: { viewer: Viewer }) {
  const { language } = useSettings();
  const { key: visit } = useLocation();
  const linksId = useId();
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: Links, ask } = useOnDemand(async () => {
    const [{ AccountLinks }] = await Promise.all([
      import('../features/account/AccountLinks.tsx'),
      loadScreenMessages(['account']),
    ]);
    return AccountLinks;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the links.
  useEffect(() => setOpen(false), [visit]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  const name = language === 'ko' ? personName(viewer) : viewer.firstName;
  return (
    <styled.div
      position="relative"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {/* Without scripts the button opens the account. */}
      <form id={formId} action="/dashboard" hidden />
      <styled.button
        ref={button}
        type="submit"
        form={formId}
        aria-expanded={open}
        aria-controls={linksId}
        onClick={async (event) => {
          event.preventDefault();
          setOpen(!open && (await ask()));
        }}
        display="flex"
        alignItems="center"
        gap="0.5"
        px="2"
        py="2"
        fontSize="sm"
        fontWeight="semibold"
        borderRadius="md"
        cursor="pointer"
        _hover={{ color: 'fg.accent' }}
      >
        <styled.span maxWidth="8rem" overflow="hidden" textOverflow="ellipsis">
          <FormattedMessage id="layout.account" values={{ name }} />
        </styled.span>
        <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} transition="transform 120ms" />
      </styled.button>
      <styled.div
        id={linksId}
        hidden={!open}
        position="absolute"
        top="100%"
        insetInlineEnd="0"
        zIndex="menu"
        minWidth="52"
        p="2"
        bg="white"
        borderRadius="lg"
        boxShadow="lg"
      >
        {Links ? <Links blocked={viewer.isBlocked} /> : null}
      </styled.div>
    </styled.div>
  );
}
