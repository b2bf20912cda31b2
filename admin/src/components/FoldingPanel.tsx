import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useKeptChoice } from '../app/use-kept-choice.ts';

interface FoldingPanelProps {
  /** Identifies the panel in the address and in the browser's storage; unique on a page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A collapsible box; the browser remembers its state. */
export function FoldingPanel({ id, title, children }: FoldingPanelProps) {
  const headingId = useId();
  const [isFolded, setFolded] = useKeptChoice(`folded.${id}`, (kept) => kept === true);
  return (
    <chakra.section
      id={id}
      aria-labelledby={headingId}
      bg="white"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      // Leaves room for the sticky header and the list of sections.
      scrollMarginTop="32"
    >
      <chakra.details
        open={!isFolded}
        onToggle={(event) => {
          if (event.currentTarget.open === isFolded) setFolded(!event.currentTarget.open);
        }}
        css={{ '&[open]': { paddingBottom: '1rem' } }}
      >
        <chakra.summary
          py="4"
          cursor="pointer"
          fontSize="md"
          fontWeight="bold"
          onClick={(event) => {
            // Stored on the click: the `toggle` event comes later, and a reload in between would lose the choice.
            event.preventDefault();
            setFolded(!isFolded);
          }}
        >
          <chakra.h2 id={headingId} display="inline">
            {title}
          </chakra.h2>
        </chakra.summary>
        {children}
      </chakra.details>
    </chakra.section>
  );
}

/** Opens the panel that contains an element. */
export function unfoldAround(element: Element | null | undefined): void {
  const panel = element?.closest('details');
  if (panel) panel.open = true;
}
