import { chakra } from '@chakra-ui/react';
import type { Money } from '@eunbit/schema/money';
import { type ReactNode, useId } from 'react';
import { Moment } from './Moment.tsx';
import { Price } from './Price.tsx';

/** A white box with a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      bg="white"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      <chakra.h2 id={id} fontSize="md" fontWeight="bold" mb="3">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

/** Names and values in two columns. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="minmax(6rem, auto) minmax(0, 1fr)" columnGap="4" rowGap="2">
      {children}
    </chakra.dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="medium" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}

interface MoneyFactProps {
  readonly name: string;
  readonly value: Money | null | undefined;
  readonly withZero?: boolean;
  readonly fontWeight?: 'bold';
}

/** An amount of an order; nothing if there is none, or zero. */
export function MoneyFact({ name, value, withZero = false, fontWeight }: MoneyFactProps) {
  return value && (withZero || value.amount > 0) ? (
    <Fact name={name}>
      <Price value={value} place="order" fontWeight={fontWeight} />
    </Fact>
  ) : null;
}

interface MomentFactProps {
  readonly name: string;
  readonly at: string | null | undefined;
  readonly isDay?: boolean;
}

/** An instant; nothing if there is none. */
export function MomentFact({ name, at, isDay = false }: MomentFactProps) {
  return at ? (
    <Fact name={name}>
      <Moment at={at} isDay={isDay} />
    </Fact>
  ) : null;
}
