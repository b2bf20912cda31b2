import { chakra } from '@chakra-ui/react/styled-system';
import type { SectionMenu } from '@eunbit/schema/catalogue';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { tabOfKey } from './tab-of-key.ts';

const TITLES: Readonly<Record<SectionMenu, string>> = {
  DETAILS: 'product.details',
  INGREDIENTS: 'product.ingredients',
  CUSTOMERS_BENEFIT: 'product.benefit',
  ENVIRONMENT: 'product.environment',
  CERTIFICATION: 'product.certification',
  LOCATION: 'product.location',
};

interface Section {
  readonly menu: SectionMenu;
  readonly lines: readonly string[];
}

/** 'About This Item': one tab for each section. All texts are in the page, so that a search engine finds them. */
export function ProductSections({ sections }: { sections: readonly Section[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabOfKey(event.key, chosen, sections.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  if (sections.length === 0) return null;
  return (
    <chakra.section pt={{ base: '14', lg: '24' }}>
      <chakra.h2 fontSize={{ base: '2xl', lg: '3xl' }} fontWeight="bold" mb="6">
        <FormattedMessage id="product.about" />
      </chakra.h2>
      <chakra.div
        ref={list}
        role="tablist"
        onKeyDown={onKeyDown}
        display="flex"
        gap="1"
        overflowX="auto"
        borderBottomWidth="1px"
        p="1"
        m="-1"
        scrollbarWidth="none"
      >
        {sections.map(({ menu }, index) => (
          <chakra.button
            key={menu}
            type="button"
            role="tab"
            id={`${id}${menu}`}
            aria-selected={index === chosen}
            aria-controls={`${id}${menu}panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            px="4"
            py="3"
            cursor="pointer"
            whiteSpace="nowrap"
            fontWeight="medium"
            color="fg.muted"
            borderBottomWidth="2px"
            borderColor="transparent"
            _selected={{ color: 'fg', borderColor: 'purple.600', fontWeight: 'semibold' }}
          >
            <FormattedMessage id={TITLES[menu]} />
          </chakra.button>
        ))}
      </chakra.div>
      {sections.map(({ menu, lines }, index) => (
        <chakra.div
          key={menu}
          role="tabpanel"
          id={`${id}${menu}panel`}
          aria-labelledby={`${id}${menu}`}
          hidden={index !== chosen}
          tabIndex={0}
          pt="7"
          minHeight="12rem"
        >
          <chakra.ul display="grid" gap="3" maxWidth="text">
            {lines.map((line) => (
              <chakra.li
                key={line}
                display="flex"
                gap="3"
                _before={{
                  content: '""',
                  mt: '0.65em',
                  boxSize: '1.5',
                  borderRadius: 'full',
                  bg: 'purple.400',
                  flexShrink: '0',
                }}
              >
                {line}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.div>
      ))}
    </chakra.section>
  );
}
