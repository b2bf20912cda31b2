import { chakra, Table, Text } from '@chakra-ui/react';
import { brandName } from '@eunbit/schema/brand';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { PhoneText } from '../../../components/PhoneText.tsx';
import type { PackingSlip_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const PackingSlipFragment = graphql(`
  fragment PackingSlip_Order on Order {
    number
    market
    createdAt
    phone
    address {
      firstname
      lastname
      address
      apt
      city
      state
      zipcode
    }
    lines {
      id
      title
      quantity
      fulfilment {
        open
        withheld
      }
    }
  }
`);

type Lines = PackingSlip_OrderFragment['lines'];

/** What is to be packed: what has not left, or all that was sent once everything has; never what was refunded instead. */
function toPack(lines: Lines) {
  const isOpen = lines.some(({ fulfilment }) => fulfilment && fulfilment.open > 0);
  return lines
    .map(({ id, title, quantity, fulfilment }) => {
      const sent = quantity - (fulfilment?.withheld ?? 0);
      return { id, title, quantity: isOpen ? (fulfilment?.open ?? quantity) : sent };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Packing slip: printed only, without prices. */
export function PackingSlip({ order: ref }: { order: FragmentType<typeof PackingSlipFragment> }) {
  const t = useText();
  const language = useLanguage();
  const { number, market, createdAt, phone, address, lines: all } = readFragment(PackingSlipFragment, ref);
  const lines = toPack(all);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <chakra.section display="none" _print={{ display: 'block' }} fontSize="md">
      <chakra.h1 fontSize="2xl" fontWeight="bold" mb="2">
        {brandName(language)} · {t('orders.slip.title')}
      </chakra.h1>
      <p>
        {number} · {dateTimeText(createdAt, language, market)}
      </p>
      <Text mt="4" fontWeight="semibold">
        {personName(address)} · <PhoneText phone={phone} />
      </Text>
      <p>{addressLine(address, market)}</p>
      <Table.Root native mt="6">
        <tbody>
          {lines.map(({ id, title, quantity }) => (
            <tr key={id}>
              <td>☐ {title}</td>
              <td data-numeric>{t('orders.detail.units', { count: quantity })}</td>
            </tr>
          ))}
        </tbody>
      </Table.Root>
      <Text mt="4" textAlign="end" fontWeight="bold">
        {t('orders.slip.units', { count: units })}
      </Text>
    </chakra.section>
  );
}
