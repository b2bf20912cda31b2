import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { formatMoney, type Money } from '@eunbit/schema/money';
import { canEdit } from '@eunbit/schema/order-edit';
import { toPricedUnits } from '@eunbit/schema/priced-units';
import { TOUCH_LINK } from '../../../app/touch.ts';
import { useText } from '../../../app/use-text.ts';
import { DialogOpener } from '../../../components/DialogOpener.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Price } from '../../../components/Price.tsx';
import type { OrderLines_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { storefrontProductUrl } from '../../../urls/products.urls.ts';
import { LinesDialog } from './edit/LinesDialog.tsx';
import { EditLinesFragment } from './edit/use-lines-preview.ts';

const OrderLinesFragment = graphql(`
  fragment OrderLines_Order on Order {
    lines {
      id
      slug
      title
      imageUrl
      quantity
      fulfilment { withheld }
      addedUnits { quantity unitPrice { amount currency } }
      unitPrice { amount currency }
      lineTotal { amount currency }
    }
    subtotal { amount currency }
    shippingOption
    shippingPrice { amount currency }
    tax { amount currency }
    shippingTax { amount currency }
    taxRate
    taxSource
    total { amount currency }
    ...EditLines_Order
  }
`);

/** Hints for a tax rate that was used because the provider's rate was unavailable. */
const TAX_SOURCE_TEXT = {
  LAST_KNOWN: 'orders.detail.taxLastKnown',
  DEFAULT: 'orders.detail.taxDefault',
} as const;

/** Lines and totals of the order. */
export function OrderLines({ order: ref }: { order: FragmentType<typeof OrderLinesFragment> }) {
  const t = useText();
  const whole = readFragment(OrderLinesFragment, ref);
  const { lines, ...order } = whole;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const uncertain = order.taxSource === 'LAST_KNOWN' || order.taxSource === 'DEFAULT' ? order.taxSource : null;
  const tax = [
    order.taxRate === '0' ? t('orders.detail.tax') : t('orders.detail.taxAt', { rate: order.taxRate }),
    order.shippingTax.amount
      ? t('orders.detail.taxOnShipping', { amount: formatMoney(order.shippingTax, { place: 'order' }) })
      : null,
    uncertain ? t(TAX_SOURCE_TEXT[uncertain]) : null,
  ];
  return (
    <Panel title={t('orders.detail.lines', { count: units })}>
      <chakra.ul listStyle="none">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </chakra.ul>
      <chakra.dl mt="4" display="grid" gap="1.5">
        <Sum name={t('orders.detail.subtotal')} value={order.subtotal} />
        <Sum
          name={`${t('orders.detail.shipping')} (${t(`orders.shipping.${order.shippingOption}`)})`}
          value={order.shippingPrice}
        />
        <Sum name={tax.filter((part) => part !== null).join(' · ')} value={order.tax} />
        <Sum name={t('orders.detail.total')} value={order.total} strong />
      </chakra.dl>
      <EditLines order={whole} />
    </Panel>
  );
}

function Line({ line }: { line: OrderLines_OrderFragment['lines'][number] }) {
  const t = useText();
  return (
    <chakra.li display="flex" alignItems="center" gap="4" py="3" borderBottomWidth="1px">
      <chakra.img
        src={line.imageUrl}
        alt=""
        width="16"
        height="16"
        objectFit="cover"
        borderRadius="md"
        bg="bg.muted"
        loading="lazy"
      />
      <Box flex="1" minWidth="0">
        <chakra.a
          href={storefrontProductUrl(line.slug)}
          target="_blank"
          rel="noopener"
          fontWeight="medium"
          css={TOUCH_LINK}
          _hover={{ textDecoration: 'underline' }}
        >
          {line.title}
        </chakra.a>
        {toPricedUnits(line).map(({ quantity, unitPrice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units have no identity except their position.
          <Text key={index} color="fg.muted">
            <Price value={unitPrice} place="order" /> × {t('orders.detail.units', { count: quantity })}
          </Text>
        ))}
        {line.fulfilment?.withheld ? (
          <Text>{t('orders.detail.withheld', { count: line.fulfilment.withheld })}</Text>
        ) : null}
      </Box>
      <Price value={line.lineTotal} place="order" fontWeight="semibold" />
    </chakra.li>
  );
}

function Sum({ name, value, strong = false }: { name: string; value: Money; strong?: boolean }) {
  return (
    <Flex
      justify="space-between"
      gap="4"
      {...(strong ? { fontWeight: 'bold', fontSize: 'lg', borderTopWidth: '1px', pt: '3', mt: '1.5' } : {})}
    >
      <chakra.dt color={strong ? undefined : 'fg.muted'}>{name}</chakra.dt>
      <dd>
        <Price value={value} place="order" />
      </dd>
    </Flex>
  );
}

/** Opens the form that edits the lines, until something has shipped. */
function EditLines({ order: ref }: { order: FragmentType<typeof EditLinesFragment> }) {
  const t = useText();
  const order = readFragment(EditLinesFragment, ref);
  if (!canEdit('STAFF', order.status) || order.fulfilments.length > 0) return null;
  return (
    <DialogOpener
      label={t('orders.edit.lines.open')}
      needed="ORDER_EDIT"
      size="sm"
      variant="outline"
      mt="4"
      dialog={(close) => <LinesDialog order={order} onClose={close} />}
    />
  );
}
