import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateProductDocument = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      ... on ProductSaved { product { ...StaffProductFields } }
      ...OperationError_UserError
    }
  }
`);

const UpdateProductDocument = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      ... on ProductSaved { product { ...StaffProductFields } }
      ...OperationError_UserError
      ... on ProductConflictError { product { ...StaffProductFields } }
    }
  }
`);

const CreateProductPreviewDocument = graphql(`
  mutation CreateProductPreview($input: CreateProductPreviewInput!) {
    createProductPreview(input: $input) {
      ... on ProductPreviewMade { token }
      ...OperationError_UserError
    }
  }
`);

const ReorderProductsDocument = graphql(`
  mutation ReorderProducts($input: ReorderProductsInput!) {
    reorderProducts(input: $input) {
      ... on ProductsReordered { order { ...ProductRankingFields } }
      ...OperationError_UserError
      ... on ProductRankingConflictError { order { ...ProductRankingFields } }
    }
  }
`);

/** Both outcomes select the stock level, so that the cache updates the card. */
const UpdateStockDocument = graphql(`
  mutation UpdateStock($input: UpdateStockInput!) {
    updateStock(input: $input) {
      ... on StockUpdated { stock { id quantity isStopped reserved version } }
      ...OperationError_UserError
      ... on StockConflictError { stock { id quantity isStopped reserved version } }
    }
  }
`);

const UpdateLowStockThresholdDocument = graphql(`
  mutation UpdateLowStockThreshold($input: UpdateLowStockThresholdInput!) {
    updateLowStockThreshold(input: $input) {
      ... on ProductStock { lowStockAt }
      ...OperationError_UserError
    }
  }
`);

const ReleaseHoldDocument = graphql(`
  mutation ReleaseHold($input: ReleaseHoldInput!) {
    releaseHold(input: $input) {
      ... on HoldReleased { holdId }
      ...OperationError_UserError
    }
  }
`);

export const useCreateProduct = () => useSend(CreateProductDocument, { once: true });
export const useUpdateProduct = () => useSend(UpdateProductDocument);
export const useCreateProductPreview = () => useSend(CreateProductPreviewDocument);
export const useReorderProducts = () => useSend(ReorderProductsDocument);
export const useUpdateStock = () => useSend(UpdateStockDocument);
export const useUpdateLowStockThreshold = () =>
  useSend(UpdateLowStockThresholdDocument, { refetchQueries: ['ProductStock'], awaitRefetchQueries: true });
export const useReleaseHold = () =>
  useSend(ReleaseHoldDocument, { refetchQueries: ['HeldUnits'], awaitRefetchQueries: true });
