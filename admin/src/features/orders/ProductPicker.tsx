import { useQuery } from '@apollo/client/react';
import { Box, Button as ChakraButton, chakra, Span, Text } from '@chakra-ui/react';
import { isUnavailable } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import type { Money } from '@eunbit/schema/money';
import { HEADER } from '@eunbit/schema/wire';
import { useDeferredValue, useState } from 'react';
import { useAwaitedEnter } from '../../app/use-awaited-enter.ts';
import { useText } from '../../app/use-text.ts';
import { Price } from '../../components/Price.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { ProductsToAddQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const ProductsToAddDocument = graphql(`
  query ProductsToAdd($text: String!) {
    search(text: $text, first: 5) {
      products {
        nodes { id title price { amount currency } stock { status } }
      }
    }
  }
`);

interface PickedProduct {
  readonly productId: string;
  readonly title: string;
  readonly unitPrice: Money;
}

type FoundProduct = ProductsToAddQuery['search']['products']['nodes'][number];

interface ProductPickerProps {
  readonly market: Market;
  readonly onPick: (product: PickedProduct) => void;
}

/** Searches products of the order's store, with current prices. */
export function ProductPicker({ market, onPick }: ProductPickerProps) {
  const t = useText();
  const [text, setText] = useState('');
  // Typing takes priority over the search.
  const asked = useDeferredValue(text.trim());
  const { data, previousData, error, loading } = useQuery(ProductsToAddDocument, {
    variables: { text: asked },
    skip: asked === '',
    // Prices and stock depend on the store in the header, which is not part of the cache key.
    fetchPolicy: 'no-cache',
    context: { headers: { [HEADER.market]: market } },
  });
  const found = asked === '' ? [] : ((data ?? previousData)?.search.products.nodes ?? []);
  const enter = useAwaitedEnter({ isSettled: !loading && asked === text.trim(), follow: pickFirst });

  function pickFirst(): void {
    const [first] = found;
    // Until the response arrives, the results belong to an earlier text.
    if (first && !error && !isUnavailable(first.stock)) pick(first);
  }

  function pick({ id, title, price }: FoundProduct): void {
    onPick({ productId: id, title, unitPrice: price });
    setText('');
  }

  return (
    <Box>
      <TextField
        label={t('orders.edit.lines.add')}
        placeholder={t('orders.edit.lines.addHint')}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          enter.takeBack();
        }}
        onKeyDown={(event) => {
          // Enter adds the first result; it must not submit the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          enter.press();
        }}
      />
      <Text role="status" color="fg.muted" fontSize="sm" mt="1">
        {error
          ? t('orders.edit.lines.searchFailed')
          : asked !== '' && !loading && found.length === 0
            ? t('orders.edit.lines.nothingFound')
            : null}
      </Text>
      <chakra.ul listStyle="none" aria-label={t('orders.edit.lines.found')}>
        {found.map((product) => (
          <li key={product.id}>
            <ChakraButton
              variant="ghost"
              width="full"
              height="auto"
              py="2"
              px="2"
              justifyContent="space-between"
              whiteSpace="normal"
              textAlign="start"
              disabled={isUnavailable(product.stock)}
              onClick={() => pick(product)}
            >
              <span>{product.title}</span>
              <Span flexShrink="0" color="fg.muted">
                {isUnavailable(product.stock) ? (
                  t('orders.edit.lines.soldOut')
                ) : (
                  <Price value={product.price} place="order" />
                )}
              </Span>
            </ChakraButton>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
