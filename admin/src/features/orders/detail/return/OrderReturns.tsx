import { chakra, Flex, Span } from '@chakra-ui/react';
import { useText } from '../../../../app/use-text.ts';
import { TextLink } from '../../../../components/ButtonLink.tsx';
import { Moment } from '../../../../components/Moment.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { ReturnBadge } from '../../../../labels/ReturnBadge.tsx';
import { returnUrl } from '../../../../urls/returns.urls.ts';

const OrderReturnsFragment = graphql(`
  fragment OrderReturns_Order on Order {
    returns { id number market status resolution requestedAt }
  }
`);

/** Returns of an order with links to their pages; renders nothing if there are none. */
export function OrderReturns({ order }: { order: FragmentType<typeof OrderReturnsFragment> }) {
  const t = useText();
  const { returns } = readFragment(OrderReturnsFragment, order);
  if (returns.length === 0) return null;
  return (
    <Panel title={t('returns.title')}>
      <chakra.ul display="grid" gap="3" listStyle="none">
        {returns.map(({ id, number, market, status, resolution, requestedAt }) => (
          <li key={id}>
            <Flex wrap="wrap" align="center" gap="2">
              <ReturnBadge state={status} />
              <TextLink to={returnUrl({ number, market })}>{number}</TextLink>
              <Span>{t(`returns.resolution.${resolution}`)}</Span>
              <Span color="fg.muted">
                <Moment at={requestedAt} isDay />
              </Span>
            </Flex>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
