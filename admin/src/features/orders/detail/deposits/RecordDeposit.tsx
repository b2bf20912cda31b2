import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { type FragmentType, readFragment } from '../../../../gql/index.ts';
import { OrderDepositsFragment } from './deposits-fragment.ts';
import { RecordDepositDialog } from './RecordDepositDialog.tsx';

export type DepositsOrder = FragmentType<typeof OrderDepositsFragment>;

/** Where what comes next is the money: the way to record it, as the page's primary button. */
export function RecordDeposit({ order: ref }: { readonly order: DepositsOrder }) {
  const t = useText();
  const order = readFragment(OrderDepositsFragment, ref);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('orders.deposits.record')}
      </Button>
      {isOpen ? <RecordDepositDialog order={order} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
