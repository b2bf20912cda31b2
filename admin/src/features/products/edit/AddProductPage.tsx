import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductFrame } from './ProductFrame.tsx';
import { SavedProduct } from './SavedProduct.tsx';

/** `/add-products`: a new product. */
export function AddProductPage() {
  const t = useText();
  const [saved, setSaved] = useState<StaffProductFieldsFragment | null>(null);
  return (
    <ProductFrame title={t('products.edit.addTitle')}>
      {saved ? <SavedProduct product={saved} /> : <ProductForm product={null} onSaved={setSaved} />}
    </ProductFrame>
  );
}
