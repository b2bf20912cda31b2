import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import type { OrderReturns_OrderFragment } from '../../gql/graphql.ts';
import type { ReturnDraft } from './return-draft.ts';

/** Props of each step. */
export interface StepProps {
  readonly order: OrderReturns_OrderFragment;
  readonly draft: ReturnDraft;
  readonly change: (more: Partial<ReturnDraft>) => void;
}

interface StepButtonsProps {
  /** Absent on the first step. */
  readonly onBack?: () => void;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The back button, and the button that completes a step; `children` is the text of the latter. */
export function StepButtons({ onBack, busy = false, children }: StepButtonsProps) {
  return (
    <styled.div display="flex" flexWrap="wrap" gap="3">
      {onBack ? (
        <Button variant="outline" onClick={onBack}>
          <FormattedMessage id="returns.back" />
        </Button>
      ) : null}
      <Button type="submit" busy={busy} flex={{ base: '1', md: 'initial' }}>
        {children}
      </Button>
    </styled.div>
  );
}
