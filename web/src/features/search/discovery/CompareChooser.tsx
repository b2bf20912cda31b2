import { MAXIMUM_COMPARED } from '@eunbit/schema/product-discovery';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';

interface CompareChooserProps {
  readonly chosen: readonly number[];
  readonly products: readonly { readonly id: string; readonly number: number; readonly title: string }[];
}

/** Chooses the products to compare; a form that works without scripts. */
export function CompareChooser({ chosen, products }: CompareChooserProps) {
  const [ticked, setTicked] = useState(chosen);
  const isFull = ticked.length >= MAXIMUM_COMPARED;
  return (
    <Form action="/compare">
      <styled.fieldset>
        <styled.legend fontSize="xl" fontWeight="semibold" mb="3">
          <FormattedMessage id="search.choose" values={{ count: MAXIMUM_COMPARED }} />
        </styled.legend>
        <styled.div display="grid" columnGap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
          {products.map(({ id, number, title }) => {
            const isTicked = ticked.includes(number);
            return (
              <styled.label key={id} display="flex" gap="3" alignItems="center" minHeight="11" cursor="pointer">
                <styled.input
                  type="checkbox"
                  name="products"
                  value={number}
                  checked={isTicked}
                  disabled={isFull && !isTicked}
                  onChange={() => setTicked(isTicked ? ticked.filter((one) => one !== number) : [...ticked, number])}
                  css={{ width: '1.25rem', height: '1.25rem', flexShrink: '0' }}
                />
                {title}
              </styled.label>
            );
          })}
        </styled.div>
      </styled.fieldset>
      <Button type="submit" mt="4">
        <FormattedMessage id="search.compare" />
      </Button>
    </Form>
  );
}
