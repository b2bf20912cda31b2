import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { chooseStore, useStores } from '../../../app/stores.ts';
import { useText } from '../../../app/use-text.ts';
import { BackLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Awaited } from '../../../components/QueryError.tsx';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { productListUrl } from '../../../urls/products.urls.ts';
import { ProductForm } from './ProductForm.tsx';
import { SavedProduct } from './SavedProduct.tsx';
import { StaffProductFields } from './staff-product.ts';

const StaffProductDocument = graphql(`
  query StaffProduct($id: ID!) {
    staffProduct(id: $id) { ...StaffProductFields }
  }
`);

/** `/edit-product/{id}`: a stored product. */
export function EditProductPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [saved, setSaved] = useState<StaffProductFieldsFragment | null>(null);
  // Not from the cache: an edit sends the version that the form started with.
  const answer = useQuery(StaffProductDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  const product = readFragment(StaffProductFields, answer.data?.staffProduct);
  return (
    <ProductFrame title={t('products.edit.editTitle')}>
      {saved ? (
        <SavedProduct product={saved} />
      ) : product ? (
        <ProductForm key={id} product={product} onSaved={setSaved} />
      ) : (
        <Awaited
          answer={answer}
          failed={t('products.edit.failed')}
          missing={<p>{t('products.unknown')}</p>}
          height="40rem"
        />
      )}
    </ProductFrame>
  );
}

/** Frame of the pages that add and edit a product. */
function ProductFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <Box maxWidth="68rem">
      <BackLink to={productListUrl(chooseStore('KR', useStores()))}>{t('products.back')}</BackLink>
      <PageTitle title={title} />
      {children}
    </Box>
  );
}

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
