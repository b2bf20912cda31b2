import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { graphql } from '../../../gql/index.ts';
import { BestSellersDocument } from '../details/best-sellers-query.ts';
import { ProductView } from '../ProductPage.tsx';
import { ProductSkeleton } from '../ProductSkeleton.tsx';

const ProductPreviewDocument = graphql(`
  query ProductPreview($token: String!) {
    productPreview(token: $token) { ...ProductView_Product }
    deliveryTerms { ...DeliveryPromise_DeliveryTerms }
  }
`);

export const loadProductPreview: ScreenLoader = async ({ params, preload }) => {
  const [preview] = await Promise.all([
    preload(ProductPreviewDocument, { token: params.token ?? '' }, ({ productPreview }) =>
      productPreview ? 200 : 404,
    ),
    preload(BestSellersDocument, {}),
  ]);
  return preview;
};

/** `/product-preview/:token`: preview of the product in the staff's form. It is inert, because the product may not be stored. */
export function ProductPreviewPage() {
  const { token = '' } = useParams();
  const { data, state, retry, retrying } = useScreenQuery(ProductPreviewDocument, { token });
  if (data?.productPreview) {
    return (
      <>
        <styled.p
          role="status"
          position="sticky"
          top="0"
          zIndex="10"
          px="5"
          py="3"
          bg="amber.50"
          color="amber.700"
          fontWeight="semibold"
          textAlign="center"
        >
          <FormattedMessage id="product.preview" />
        </styled.p>
        <div inert>
          <ProductView product={data.productPreview} delivery={data.deliveryTerms} onUnknownStock={retry} />
        </div>
      </>
    );
  }
  if (data) return <NotFoundPage />;
  return state === 'failed' ? (
    <LoadFailed id="product.loadFailed" retry={retry} retrying={retrying} />
  ) : (
    <ProductSkeleton />
  );
}
