import { type ComponentType, useEffect, useState } from 'react';
import { styled } from '#styled-system/jsx';

type Form = ComponentType<{ productId: string }>;

/** Loads the form of a sold-out product on demand, since few visitors see it; its space is reserved. */
export function RestockSubscription({ productId }: { productId: string }) {
  const [Form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    // Without the form the page still says that the product is sold out.
    import('./RestockForm.tsx').then(({ RestockForm }) => setForm(() => RestockForm)).catch(() => undefined);
  }, []);
  return (
    <styled.div
      id="restock"
      minHeight={{ base: '20rem', md: '18rem' }}
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      {Form ? <Form productId={productId} /> : null}
    </styled.div>
  );
}
