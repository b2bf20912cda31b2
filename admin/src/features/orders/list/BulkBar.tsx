import { Flex, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useEffect, useState } from 'react';
import { neededForStatus } from '../../../app/step-permissions.ts';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { showError } from '../../../components/toaster.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { getTargetStatus, type OrderAction, packingFileUrl, shippingUrl } from '../../../urls/orders.urls.ts';
import { ConfirmedAnchor } from '../../session/ConfirmedAnchor.tsx';
import { type SelectableOrder, splitByChange } from './selection.ts';
import { MAXIMUM_SELECTION } from './use-matching-orders.ts';
import type { SelectionControl } from './use-selection.ts';

export type BulkAction = Exclude<OrderAction, 'ship'>;

const ACTIONS: readonly { readonly action: BulkAction; readonly text: MessageId }[] = [
  { action: 'confirm', text: 'orders.bulk.confirm' },
  { action: 'delay', text: 'orders.bulk.delay' },
  { action: 'cancel', text: 'orders.bulk.cancel' },
];

/** How long the warning about an empty selection is shown, in milliseconds (ORDER-7). */
const WARNING_MS = 3000;

interface BulkBarProps {
  readonly market: Market;
  readonly control: SelectionControl;
  /** Number of orders on all pages of the list, and on this page. */
  readonly total: number;
  readonly onPage: number;
  readonly readAll: () => Promise<readonly SelectableOrder[]>;
  readonly readingAll: boolean;
  readonly onAction: (action: BulkAction) => void;
  /** Opens the dialog for tags and assignee. */
  readonly onTagsAndAssignee: () => void;
}

const toNumbers = (orders: readonly SelectableOrder[]) => orders.map(({ number }) => number);

/** Actions on the selected orders. */
export function BulkBar({
  market,
  control,
  total,
  onPage,
  readAll,
  readingAll,
  onAction,
  onTagsAndAssignee,
}: BulkBarProps) {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const [warned, setWarned] = useState(0);
  const chosen = control.selection.size;
  const together = [...control.selection.values()].slice(0, MAXIMUM_ORDERS_AT_ONCE);
  const toShip = splitByChange(together, 'ORDER_SHIPPED');
  const stays = [
    toShip.unpaid.length > 0 && t('orders.bulk.stayUnpaid', { count: toShip.unpaid.length }),
    toShip.unable.length > 0 && t('orders.bulk.stayClosed', { count: toShip.unable.length }),
  ].filter((reason) => reason !== false);
  useEffect(
    function endWarning() {
      if (warned === 0) return;
      const timer = setTimeout(() => setWarned(0), WARNING_MS);
      return () => clearTimeout(timer);
    },
    [warned],
  );

  async function chooseAll() {
    try {
      control.choose(await readAll());
    } catch {
      showError(t('orders.list.failed'));
    }
  }

  return (
    <Flex wrap="wrap" align="center" gap="2" mb="3">
      {ACTIONS.filter(({ action }) => may(neededForStatus(getTargetStatus(action)))).map(({ action, text }) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'cancel' ? 'outline' : 'subtle'}
          colorPalette={action === 'cancel' ? 'red' : 'gray'}
          onClick={() => (chosen === 0 ? setWarned(Date.now()) : onAction(action))}
        >
          {t(text)}
        </Button>
      ))}
      {chosen > 0 ? (
        <>
          {may('ORDER_NOTE') ? (
            <Button size="sm" variant="subtle" onClick={onTagsAndAssignee}>
              {t('orders.bulk.tagsAndAssignee')}
            </Button>
          ) : null}
          {toShip.able.length > 0 ? (
            <ButtonLink size="sm" variant="subtle" to={shippingUrl(market, toNumbers(toShip.able))}>
              {t(stays.length > 0 ? 'orders.bulk.ship' : 'orders.bulk.shipAll', {
                able: toShip.able.length,
                count: together.length,
              })}
            </ButtonLink>
          ) : null}
          <ConfirmedAnchor
            size="sm"
            variant="subtle"
            href={packingFileUrl(market, toNumbers(together))}
            target="_blank"
          >
            {t('orders.bulk.papers', { count: together.length })}
          </ConfirmedAnchor>
        </>
      ) : null}
      <Flex role="status" wrap="wrap" align="center" gap="3" marginStart="2">
        {chosen > 0 ? <Span fontWeight="semibold">{t('orders.bulk.chosen', { count: chosen })}</Span> : null}
        {stays.length > 0 && may('ORDER_SHIP') ? (
          <Span color="fg.muted">{t('orders.bulk.stay', { reasons: stays.join(', ') })}</Span>
        ) : null}
        {warned > 0 && chosen === 0 ? (
          <Span color="fg.error" fontWeight="medium">
            {message('orders.noneSelected', language)}
          </Span>
        ) : null}
      </Flex>
      {chosen > 0 ? (
        <>
          {total > onPage && chosen < Math.min(total, MAXIMUM_SELECTION) ? (
            <Button size="sm" variant="plain" loading={readingAll} onClick={() => void chooseAll()}>
              {total > MAXIMUM_SELECTION
                ? t('orders.bulk.chooseFirst', { count: MAXIMUM_SELECTION })
                : t('orders.bulk.chooseAll', { count: total })}
            </Button>
          ) : null}
          <Button size="sm" variant="plain" onClick={control.clear}>
            {t('orders.bulk.clear')}
          </Button>
        </>
      ) : null}
    </Flex>
  );
}
