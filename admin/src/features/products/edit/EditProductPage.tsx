import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { useReload } from '../../../components/use-reload.ts';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductFrame } from './ProductFrame.tsx';
import { SavedProduct } from './SavedProduct.tsx';
import { StaffProductFields } from './staff-product.ts';

const StaffProductDocument = graphql(`
  query StaffProduct($id: ID!) {
    staffProduct(id: $id) {
      ...StaffProductFields
    }
  }
`);

/** `/edit-product/{id}`: a stored product. */
export function EditProductPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [saved, setSaved] = useState<StaffProductFieldsFragment | null>(null);
  // Never from the cache: an edit sends the version that the form began with.
  const answer = useQuery(StaffProductDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  const reload = useReload(answer);
  const product = readFragment(StaffProductFields, answer.data?.staffProduct);
  return (
    <ProductFrame title={t('products.edit.editTitle')}>
      {saved ? (
        <SavedProduct product={saved} />
      ) : product ? (
        <ProductForm key={id} product={product} onSaved={setSaved} />
      ) : answer.error ? (
        <ErrorAlert onRetry={reload} retrying={answer.loading}>
          {t('products.edit.failed')}
        </ErrorAlert>
      ) : answer.data ? (
        <p>{t('products.unknown')}</p>
      ) : (
        <Skeleton height="40rem" bg="gray.200" />
      )}
    </ProductFrame>
  );
}
