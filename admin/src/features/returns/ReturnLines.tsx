import { chakra, Flex, Grid, Image, Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { type FragmentType, readFragment } from '../../gql/index.ts';
import { ReturnLinesFragment } from './ReturnRow.tsx';

interface ReturnLinesProps {
  readonly returned: FragmentType<typeof ReturnLinesFragment> & {
    readonly note: string;
    readonly pictures: readonly { readonly url: string }[];
  };
}

/** The products, the reason for the return, the inspection, and the customer's text. */
export function ReturnLines({ returned }: ReturnLinesProps) {
  const t = useText();
  const { lines } = readFragment(ReturnLinesFragment, returned);
  return (
    <Panel title={t('returns.goods')}>
      <chakra.ul display="grid" gap="4" listStyle="none">
        {lines.map(({ productId, title, imageUrl, quantity, reason, received, restocked, writtenOff }) => (
          <chakra.li key={productId}>
            <Flex gap="3" align="center">
              <Image src={imageUrl} alt="" boxSize="14" borderRadius="md" bg="gray.100" objectFit="cover" />
              <Grid minWidth="0">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {title} × {quantity}
                </Text>
                <Text>{t(`returns.reason.${reason}`)}</Text>
                {typeof received === 'number' ? (
                  <Text color="fg.muted" fontSize="sm">
                    {typeof restocked === 'number' && typeof writtenOff === 'number'
                      ? t('returns.inspectedUnits', { received, restocked, writtenOff })
                      : t('returns.receivedUnits', { received })}
                  </Text>
                ) : null}
              </Grid>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {returned.note ? (
        <Text mt="4" pt="4" borderTopWidth="1px" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {returned.note}
        </Text>
      ) : null}
      {returned.pictures.length > 0 ? (
        <chakra.ul display="flex" flexWrap="wrap" gap="3" mt="4" listStyle="none">
          {returned.pictures.map(({ url }, index) => (
            <li key={url}>
              <chakra.a href={url} target="_blank" rel="noreferrer">
                <Image
                  src={url}
                  alt={t('returns.picture', { number: index + 1 })}
                  boxSize="32"
                  borderRadius="md"
                  objectFit="cover"
                />
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </Panel>
  );
}
