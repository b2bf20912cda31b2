import { POSTED_FORM } from '@eunbit/schema/posted-form';
import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

interface DoneAlertProps {
  readonly text: ReactNode;
  /** The form was sent without scripts: the page is opened at this element. */
  readonly isPosted?: boolean;
  /** Content below the text; it may also be the only content. */
  readonly children?: ReactNode;
}

/** Confirms a success. The element exists before its text, so that screen readers announce it. */
export function DoneAlert({ text, isPosted = false, children }: DoneAlertProps) {
  return (
    // An empty one takes no space in a grid.
    <styled.div
      id={isPosted ? POSTED_FORM.anchor : undefined}
      role="status"
      scrollMarginTop="28"
      display="grid"
      gap="2"
      css={{ '&:empty': { marginTop: '-1.25rem' } }}
    >
      {text ? (
        <styled.p
          px="5"
          py="4"
          bg="green.50"
          borderWidth="1px"
          borderColor="green.200"
          borderRadius="md"
          color="green.700"
        >
          {text}
        </styled.p>
      ) : null}
      {children}
    </styled.div>
  );
}
