import { Box, chakra, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import type { ProductRankingFieldsFragment } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { RowButtons } from '../edit/RowButtons.tsx';
import { parsePlace } from './ranking-draft.ts';

type OrderedProduct = ProductRankingFieldsFragment['products'][number];

interface RankingRowProps {
  readonly product: OrderedProduct;
  readonly index: number;
  readonly count: number;
  /** Called with the new place, zero-based. */
  readonly onPlace: (place: number) => void;
}

/** One product with its place, which can be typed or changed by one. */
export function RankingRow({ product, index, count, onPlace }: RankingRowProps) {
  const { title, pictureUrl } = product;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      px="3"
      py="2"
    >
      <PlaceField title={title} index={index} onPlace={onPlace} />
      <chakra.img
        src={pictureUrl ?? undefined}
        alt=""
        width="12"
        height="12"
        objectFit="cover"
        borderRadius="md"
        bg="bg.muted"
        loading="lazy"
      />
      <Box flex="1" minWidth="10rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </Text>
        <Marks product={product} />
      </Box>
      <RowButtons name={title} index={index} count={count} onMove={(by) => onPlace(index + by)} />
    </chakra.li>
  );
}

/** The place, counted from 1. Typed text takes effect on Enter or when the field loses the focus. */
function PlaceField({ title, index, onPlace }: Pick<RankingRowProps, 'index' | 'onPlace'> & { title: string }) {
  const t = useText();
  /** Null unless somebody is typing: the field then shows the product's place. */
  const [typed, setTyped] = useState<string | null>(null);
  function settle() {
    const place = typed === null ? null : parsePlace(typed);
    setTyped(null);
    if (place !== null && place !== index) onPlace(place);
  }
  return (
    <Input
      aria-label={t('products.order.place', { title })}
      size="sm"
      width="14"
      minH="11"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(index + 1)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter sets the place; only the button saves the ranking.
        event.preventDefault();
        settle();
      }}
    />
  );
}

function Marks({ product: { isBestseller, isShownKr, isShownUs } }: { product: OrderedProduct }) {
  const t = useText();
  const marks: MessageId[] = [
    ...(isBestseller ? (['products.edit.bestseller'] as const) : []),
    ...(isShownKr ? [] : (['products.order.draftKr'] as const)),
    ...(isShownUs ? [] : (['products.order.draftUs'] as const)),
  ];
  if (marks.length === 0) return null;
  return (
    <Text color="fg.muted" fontSize="sm">
      {marks.map((mark) => t(mark)).join(' · ')}
    </Text>
  );
}
