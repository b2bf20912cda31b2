import { Fragment, type ReactNode, type SyntheticEvent, useId } from 'react';
import { styled } from '#styled-system/jsx';
import { ChevronDownIcon } from '../elements/icons.tsx';

interface AccordionPanel {
  /** Id of the panel, also its anchor in the address. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Heading above this panel and those that follow. */
  readonly heading?: ReactNode;
}

interface AccordionProps {
  readonly panels: readonly AccordionPanel[];
  /** Id of the open panel; null if all are closed. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

/**
 * Panels of which one is open at a time. They are native `details`: they open without scripts, and the browser finds text in
 * closed ones.
 */
export function Accordion({ panels, open, onOpen }: AccordionProps) {
  const group = useId();
  function follow(id: string, { currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
    if (currentTarget.open) onOpen(id);
    // The browser also fires this for the panel that another one has replaced already.
    else if (!currentTarget.parentElement?.querySelector('details[open]')) onOpen(null);
  }
  return (
    <styled.div borderTopWidth="1px">
      {panels.map(({ id, title, content, heading }) => (
        <Fragment key={id}>
          {heading}
          <styled.details
            id={id}
            name={group}
            open={id === open}
            onToggle={(event) => follow(id, event)}
            borderBottomWidth="1px"
            css={{
              // Printed pages show all panels open.
              '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
            }}
          >
            <styled.summary
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="4"
              py="4"
              px="1"
              cursor="pointer"
              listStyleType="none"
              fontWeight="medium"
              borderRadius="sm"
              _hover={{ color: 'fg.accent' }}
              css={{ '&::-webkit-details-marker': { display: 'none' } }}
            >
              {title}
              <ChevronDownIcon
                color="gray.500"
                transition="transform 160ms"
                css={{ 'details[open] > summary > &': { transform: 'rotate(180deg)' } }}
              />
            </styled.summary>
            <styled.div px="1" pb="6" color="gray.700" lineHeight="1.75">
              {content}
            </styled.div>
          </styled.details>
        </Fragment>
      ))}
    </styled.div>
  );
}
