import { Span } from '@chakra-ui/react';
import type { Money } from '@eunbit/schema/money';
import { Fragment } from 'react';
import { Price } from './Price.tsx';

/** Amounts in several currencies, which are not added up; a dash if there are none. */
export function Prices({ values }: { values: readonly Money[] }) {
  if (values.length === 0) return <Span color="fg.muted">–</Span>;
  return values.map((value, index) => (
    <Fragment key={value.currency}>
      {index > 0 ? ' + ' : null}
      <Price value={value} place="order" />
    </Fragment>
  ));
}
