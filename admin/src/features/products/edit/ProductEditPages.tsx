import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { ButtonAnchor, ButtonLink, TextLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useReload } from '../../../components/use-reload.ts';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { editProductUrl, productListUrl, productStockUrl, storefrontProductUrl } from '../../../urls/products.urls.ts';
import { ProductForm } from './ProductForm.tsx';
import { StaffProductFields } from './staff-product.ts';

const StaffProductDocument = graphql(`
  query StaffProduct($id: ID!) {
    staffProduct(id: $id) {
      ...StaffProductFields
    }
  }
`);

/** `/add-products`: a new product. */
export function AddProductPage() {
  const t = useText();
  const [saved, setSaved] = useState<StaffProductFieldsFragment | null>(null);
  return (
    <Frame title={t('products.edit.addTitle')}>
      {saved ? <SavedNote product={saved} /> : <ProductForm product={null} onSaved={setSaved} />}
    </Frame>
  );
}

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
    <Frame title={t('products.edit.editTitle')}>
      {saved ? (
        <SavedNote product={saved} />
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
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <chakra.div maxWidth="68rem">
      <chakra.p mb="2">
        <TextLink to={productListUrl('KR')}>← {t('products.back')}</TextLink>
      </chakra.p>
      <PageTitle title={title} />
      {children}
    </chakra.div>
  );
}

/** Links after a product was saved. */
function SavedNote({ product }: { product: StaffProductFieldsFragment }) {
  const t = useText();
  const { id, slug, titleKo, kr, us } = product;
  const isShown = kr.state !== 'DRAFT' || us.state !== 'DRAFT';
  return (
    <chakra.div role="status" bg="white" borderWidth="1px" borderRadius="lg" p="6" display="grid" gap="4">
      <chakra.p fontSize="md" overflowWrap="anywhere">
        {t('products.saved', { title: titleKo })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isShown ? (
          <ButtonAnchor variant="outline" href={storefrontProductUrl(slug)} target="_blank" rel="noreferrer">
            {t('products.view')}
          </ButtonAnchor>
        ) : null}
        <ButtonLink variant="outline" to={productStockUrl('KR', id)}>
          {t('products.edit.stockKr')}
        </ButtonLink>
        <ButtonLink variant="outline" to={productStockUrl('US', id)}>
          {t('products.edit.stockUs')}
        </ButtonLink>
        {/* Reloads the page, so that the form begins with the stored product. */}
        <ButtonLink variant="outline" to={editProductUrl(id)} reloadDocument>
          {t('products.edit.again')}
        </ButtonLink>
      </chakra.div>
    </chakra.div>
  );
}
