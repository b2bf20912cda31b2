import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { PlainLink } from '../../../components/PlainLink.tsx';
import { Price } from '../../../components/Price.tsx';
import { WarningMark } from '../../../components/WarningMark.tsx';
import type { ProductCard_ProductFragment } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { editProductUrl, productStockUrl, storefrontProductUrl } from '../../../urls/products.urls.ts';

interface CardHeadProps {
  readonly product: ProductCard_ProductFragment;
  readonly unsaved: boolean;
  readonly mark: MessageId | null;
  readonly withHistory: boolean;
}

/** Picture and name of the product with its warning. */
export function CardHead({ product, unsaved, mark, withHistory }: CardHeadProps) {
  const t = useText();
  const image = product.images[0];
  return (
    <Flex gap="4">
      <chakra.img
        src={image?.url}
        alt={image?.alt ?? ''}
        width="20"
        height="20"
        objectFit="cover"
        borderRadius="md"
        bg="bg.muted"
        loading="lazy"
      />
      <Box flex="1" minWidth="0">
        <chakra.h2 fontSize="md" fontWeight="semibold">
          {product.title}
        </chakra.h2>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          mt="1"
          // Links fill the line height: a pointer target needs at least 24 px.
          lineHeight="1.5rem"
          color="fg.muted"
        >
          <Price value={product.price} place="catalogue" />
          <PlainLink href={storefrontProductUrl(product.slug)} target="_blank" rel="noopener">
            {t('products.view')}
          </PlainLink>
          <TextLink to={editProductUrl(product.id)}>{t('products.edit')}</TextLink>
          {withHistory ? (
            <TextLink to={productStockUrl(product.market, product.id)}>{t('products.history')}</TextLink>
          ) : null}
        </chakra.p>
        {mark ? (
          <Text mt="1.5">
            <WarningMark>{t(mark)}</WarningMark>
          </Text>
        ) : null}
        {unsaved ? (
          <Text mt="1" color="fg.warning" fontSize="xs" fontWeight="semibold">
            ● {t('products.unsaved')}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}
