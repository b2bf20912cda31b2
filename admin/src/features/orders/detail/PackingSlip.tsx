import { chakra } from '@chakra-ui/react/styled-system';
import { brandName } from '@eunbit/schema/brand';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
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
    }
  }
`);

/** Packing slip: printed only, without prices. */
export function PackingSlip({ order: ref }: { order: FragmentType<typeof PackingSlipFragment> }) {
  const t = useText();
  const language = useLanguage();
  const { number, market, createdAt, phone, address, lines } = readFragment(PackingSlipFragment, ref);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <chakra.section display="none" _print={{ display: 'block' }} fontSize="md">
      <chakra.h1 fontSize="2xl" fontWeight="bold" mb="2">
        {brandName(language)} · {t('orders.slip.title')}
      </chakra.h1>
      <p>
        {number} · {dateTimeText(createdAt, language, market)}
      </p>
      <chakra.p mt="4" fontWeight="semibold">
        {personName(address)} · {phone}
      </chakra.p>
      <p>{addressLine(address, market)}</p>
      <chakra.table width="full" mt="6" borderCollapse="collapse">
        <tbody>
          {lines.map(({ id, title, quantity }) => (
            <tr key={id}>
              <chakra.td py="2" borderBottomWidth="1px">
                ☐ {title}
              </chakra.td>
              <chakra.td py="2" borderBottomWidth="1px" textAlign="end" fontWeight="semibold">
                {t('orders.detail.units', { count: quantity })}
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <chakra.p mt="4" textAlign="end" fontWeight="bold">
        {t('orders.slip.units', { count: units })}
      </chakra.p>
    </chakra.section>
  );
}
