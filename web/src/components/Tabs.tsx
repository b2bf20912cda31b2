import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from '#styled-system/jsx';
import { tab } from '#styled-system/recipes';
import { findTabForKey } from './find-tab-for-key.ts';

export interface Tab {
  readonly id: string;
  readonly title: ReactNode;
  readonly panel: ReactNode;
}

const TabButton = styled('button', tab);

/**
 * Tabs operated with the arrow keys; the first one is open. All panels are in the page for search engines, and for print and
 * browsers without scripts (`NO_SCRIPT_STYLE`), which show each panel under its title.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const prefix = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = findTabForKey(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <styled.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        display={{ base: 'flex', _print: 'none' }}
        gap="1"
        overflowX="auto"
        borderBottomWidth="1px"
        p="1"
        m="-1"
        scrollbarWidth="none"
      >
        {tabs.map(({ id, title }, index) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            aria-selected={index === chosen}
            aria-controls={`${prefix}${id}panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
          </TabButton>
        ))}
      </styled.div>
      {tabs.map(({ id, title, panel }, index) => (
        <styled.div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}panel`}
          aria-labelledby={`${prefix}${id}`}
          tabIndex={0}
          pt="7"
          minHeight={{ base: '12rem', _print: '0' }}
          // Not by the attribute `hidden`: the reset styles apply it to print, too.
          display={{ base: index === chosen ? 'block' : 'none', _print: 'block' }}
        >
          <styled.p aria-hidden display={{ base: 'none', _print: 'block' }} fontWeight="bold" mb="2">
            {title}
          </styled.p>
          {panel}
        </styled.div>
      ))}
    </>
  );
}
