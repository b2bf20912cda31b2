import { Grid, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../app/use-text.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { orderListUrl } from '../../../urls/orders.urls.ts';

interface ListEmptyProps {
  readonly market: Market;
  readonly filtered: boolean;
  /** The page's cursor points behind orders that have left the list. */
  readonly laterPage: boolean;
}

export function ListEmpty({ market, filtered, laterPage }: ListEmptyProps) {
  const t = useText();
  return (
    <Grid
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      minHeight="20rem"
      placeContent="center"
      justifyItems="center"
      gap="5"
      px="4"
      textAlign="center"
    >
      <Text fontSize="md" color="fg.muted">
        {t(filtered ? 'orders.list.emptyFiltered' : 'orders.list.empty')}
      </Text>
      {filtered || laterPage ? (
        <ButtonLink size="sm" variant="outline" to={orderListUrl(market)}>
          {t('orders.list.showAll')}
        </ButtonLink>
      ) : null}
    </Grid>
  );
}
