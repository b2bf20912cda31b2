import { useQuery } from '@apollo/client/react';
import { Button, Table, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { formatPhone } from '@eunbit/schema/phone-number';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { type Column, ColumnHeads } from '../../../components/ColumnHeads.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { ListFrame } from '../../../components/ListFrame.tsx';
import { TableFrame } from '../../../components/TableFrame.tsx';
import type { HeldUnitsQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { orderUrl } from '../../../urls/orders.urls.ts';
import { useReleaseHold } from '../product-mutations.ts';

const HeldUnitsDocument = graphql(`
  query HeldUnits($market: Market!, $productId: ID!) {
    heldUnits(market: $market, productId: $productId) {
      id
      kind
      units
      since
      until
      email
      phone
      orderNumber
      network
    }
  }
`);

const COLUMNS: readonly Column[] = [
  { text: 'products.held.who' },
  { text: 'products.held.units', numeric: true },
  { text: 'products.held.since' },
  { text: 'products.held.until' },
  { text: 'products.held.network' },
  { text: 'products.held.act' },
];

type Hold = HeldUnitsQuery['heldUnits'][number];

interface HeldUnitsProps {
  readonly market: Market;
  readonly productId: string;
}

/**
 * Unpaid orders and payments that hold units of a product. Payments can be ended here; orders are cancelled on their own page.
 */
export function HeldUnits({ market, productId }: HeldUnitsProps) {
  const t = useText();
  const answer = useQuery(HeldUnitsDocument, {
    variables: { market, productId },
    fetchPolicy: 'cache-and-network',
  });
  const { send, busy } = useReleaseHold();
  const [problem, setProblem] = useState<string | null>(null);

  async function release(hold: Hold): Promise<void> {
    setProblem(null);
    const { problem: refused } = await send({ holdId: hold.id });
    setProblem(refused && (refused.message ?? t('products.saveFailed')));
  }

  return (
    <ListFrame
      answer={answer}
      failed={t('products.held.failed')}
      empty={answer.data?.heldUnits.length === 0 && t('products.held.empty')}
      rows={2}
      rowHeight="3rem"
    >
      {problem ? (
        <Text role="alert" color="red.700" mb="3">
          {problem}
        </Text>
      ) : null}
      <TableFrame label={t('products.held')}>
        <Table.Root native>
          <ColumnHeads columns={COLUMNS} />
          <tbody>
            {answer.data?.heldUnits.map((hold) => (
              <HoldRow key={hold.id} hold={hold} market={market} busy={busy} onRelease={() => void release(hold)} />
            ))}
          </tbody>
        </Table.Root>
      </TableFrame>
    </ListFrame>
  );
}

interface HoldRowProps {
  readonly hold: Hold;
  readonly market: Market;
  readonly busy: boolean;
  readonly onRelease: () => void;
}

function HoldRow({ hold, market, busy, onRelease }: HoldRowProps) {
  const t = useText();
  const language = useLanguage();
  const { kind, email, phone, units, since, until, orderNumber, network } = hold;
  return (
    <tr>
      <td>
        {email ?? t('products.held.staff')}
        {phone ? <Text color="fg.muted">{formatPhone(phone)}</Text> : null}
      </td>
      <td data-numeric>{units.toLocaleString('en-US')}</td>
      <td>{dateTimeText(since, language, market)}</td>
      <td>{until ? dateTimeText(until, language, market) : t('products.held.untilPaid')}</td>
      <td>{network === null || network === undefined ? '–' : t('products.held.networkName', { number: network })}</td>
      <td>
        {kind === 'PAYMENT' ? (
          <IfMay needed="STOCK_UPDATE">
            <Button size="sm" variant="outline" disabled={busy} onClick={onRelease}>
              {t('products.held.release')}
            </Button>
          </IfMay>
        ) : null}
        {orderNumber ? (
          <TextLink to={orderUrl({ number: orderNumber, market, customerKind: 'MEMBER' })}>{orderNumber}</TextLink>
        ) : null}
      </td>
    </tr>
  );
}
