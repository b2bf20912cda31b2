import { Box, chakra } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useStores } from '../../../app/stores.ts';
import { TOUCH_TARGET } from '../../../app/touch.ts';
import { useText } from '../../../app/use-text.ts';
import { unfoldAround } from '../../../components/FoldingPanel.tsx';
import { ScrollingNav } from '../../../components/ScrollingNav.tsx';
import { FORM_SECTIONS, type FormSection, sectionsOf } from './form-sections.ts';

/** The band of the window below the sticky header in which a section counts as current. */
const VISIBLE_AREA = { rootMargin: '-130px 0px -65% 0px' };

/** The first section in that band. */
function useCurrentSection(ids: readonly FormSection[]): FormSection | undefined {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    function followSections() {
      const observer = new IntersectionObserver((entries) => {
        setVisible((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) now[isIntersecting ? 'add' : 'delete'](target.id);
          return now;
        });
      }, VISIBLE_AREA);
      for (const id of ids) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
      return () => observer.disconnect();
    },
    [ids],
  );
  return ids.find((id) => visible.has(id));
}

const SECTION_LINK = {
  '&[aria-current]': { color: 'fg', fontWeight: 'bold', boxShadow: 'inset 0 -2px currentColor' },
  ...TOUCH_TARGET,
} as const;

/** Links to the sections of the form and marks the current one. */
export function SectionList() {
  const t = useText();
  const stores = useStores();
  const ids = useMemo(() => sectionsOf(stores), [stores]);
  const current = useCurrentSection(ids);

  /** Scrolls without a navigation, which would ask about unsaved changes. */
  function show(event: MouseEvent, id: FormSection) {
    event.preventDefault();
    const section = document.getElementById(id);
    const summary = section?.querySelector('summary');
    unfoldAround(summary);
    section?.scrollIntoView();
    summary?.focus({ preventScroll: true });
  }

  return (
    // The row fades at its ends, so the background that covers the form is on this box.
    <Box position="sticky" top="16" zIndex={1} minWidth="0" bg="bg.subtle" borderBottomWidth="1px">
      <ScrollingNav
        aria-label={t('products.edit.parts')}
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        columnGap="4"
        py="1"
        whiteSpace="nowrap"
      >
        {ids.map((id) => (
          <chakra.a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => show(event, id)}
            display="inline-flex"
            alignItems="center"
            minH="8"
            color="fg.muted"
            _hover={{ textDecoration: 'underline' }}
            css={SECTION_LINK}
          >
            {t(FORM_SECTIONS[id])}
          </chakra.a>
        ))}
      </ScrollingNav>
    </Box>
  );
}
