import { chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useText } from '../../app/use-text.ts';
import { type CountDraft, toCount } from './unit-drafts.ts';

interface UnitFieldsProps {
  /** Names what is counted. */
  readonly label: string;
  readonly lines: readonly { readonly productId: string; readonly title: string; readonly most: number }[];
  readonly value: CountDraft;
  readonly error: string | null;
  readonly onChange: (counts: CountDraft) => void;
}

/** A quantity for each product, with its maximum. */
export function UnitFields({ label, lines, value: counts, error, onChange }: UnitFieldsProps) {
  const t = useText();
  const id = useId();
  return (
    <chakra.fieldset display="grid" gap="3" minWidth="0">
      <chakra.legend fontWeight="medium" mb="2">
        {label}
      </chakra.legend>
      {lines.map(({ productId, title, most }) => {
        const count = toCount(counts[productId]);
        const isWrong = error !== null && (count < 0 || count > most);
        return (
          <Flex as="label" key={productId} align="center" gap="3" wrap="wrap">
            <Input
              width="5rem"
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${label}, ${title}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={error ? id : undefined}
              value={counts[productId] ?? ''}
              onChange={(event) => onChange({ ...counts, [productId]: event.target.value })}
              onFocus={(event) => event.target.select()}
            />
            <Text flex="1" minWidth="10rem" overflowWrap="anywhere">
              {t('returns.ofUnits', { most })} · {title}
            </Text>
          </Flex>
        );
      })}
      {error ? (
        <Text id={id} color="fg.error" fontWeight="medium">
          {error}
        </Text>
      ) : null}
    </chakra.fieldset>
  );
}
