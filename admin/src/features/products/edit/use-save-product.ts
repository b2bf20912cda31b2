import { useMutation } from '@apollo/client/react';
import { findOperationError, type OperationError } from '../../../app/operation-error.ts';
import type {
  AddProductInput,
  EditProductInput,
  PreviewProductInput,
  StaffProductFieldsFragment,
} from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';

export const StaffProductFields = graphql(`
  fragment StaffProductFields on StaffProduct {
    id
    version
    slug
    formerSlugs
    group
    bestseller
    icons
    titleKo
    titleEn
    subtitleKo
    subtitleEn
    volumeKo
    volumeEn
    sections {
      menu
      linesKo
      linesEn
    }
    pictures {
      id
      url
      altKo
      altEn
    }
    disclosureKr {
      labelKo
      labelEn
      valueKo
      valueEn
    }
    disclosureUs {
      labelKo
      labelEn
      valueKo
      valueEn
    }
    comparison {
      oursKo
      oursEn
      theirsKo
      theirsEn
      rows {
        aspectKo
        aspectEn
        oursKo
        oursEn
        theirsKo
        theirsEn
      }
    }
    reports
    kr {
      price
      compareAtPrice
      state
    }
    us {
      price
      compareAtPrice
      state
    }
  }
`);

const AddProductDocument = graphql(`
  mutation AddProduct($input: AddProductInput!) {
    addProduct(input: $input) {
      ... on ProductSaved {
        product {
          ...StaffProductFields
        }
      }
      ...OperationError_UserError
    }
  }
`);

const EditProductDocument = graphql(`
  mutation EditProduct($input: EditProductInput!) {
    editProduct(input: $input) {
      ... on ProductSaved {
        product {
          ...StaffProductFields
        }
      }
      ...OperationError_UserError
      ... on ProductConflictError {
        product {
          ...StaffProductFields
        }
      }
    }
  }
`);

const PreviewProductDocument = graphql(`
  mutation PreviewProduct($input: PreviewProductInput!) {
    previewProduct(input: $input) {
      ... on ProductPreviewMade {
        token
      }
      ...OperationError_UserError
    }
  }
`);

export type SavingOutcome =
  | { readonly kind: 'saved'; readonly product: StaffProductFieldsFragment }
  | { readonly kind: 'conflict'; readonly message: string; readonly product: StaffProductFieldsFragment }
  | { readonly kind: 'refused'; readonly operationError: OperationError };

/** Saves the form of a product, or has it made a page to look at. Each rejects when no answer came. */
export function useSaveProduct() {
  const [runAdd, adding] = useMutation(AddProductDocument);
  const [runEdit, editing] = useMutation(EditProductDocument);
  const [runPreview, previewing] = useMutation(PreviewProductDocument);

  async function add(input: AddProductInput): Promise<SavingOutcome> {
    const { data } = await runAdd({ variables: { input } });
    const result = data?.addProduct;
    const operationError = findOperationError(result);
    if (operationError) return { kind: 'refused', operationError };
    if (!result || !('product' in result)) throw new Error('the answer holds no product');
    return { kind: 'saved', product: readFragment(StaffProductFields, result.product) };
  }

  async function edit(input: EditProductInput): Promise<SavingOutcome> {
    const { data } = await runEdit({ variables: { input } });
    const result = data?.editProduct;
    const operationError = findOperationError(result);
    if (!result || !('product' in result)) {
      if (operationError) return { kind: 'refused', operationError };
      throw new Error('the answer holds no product');
    }
    const product = readFragment(StaffProductFields, result.product);
    return operationError ? { kind: 'conflict', message: operationError.message, product } : { kind: 'saved', product };
  }

  /** The token of the preview, or why there is none. */
  async function preview(input: PreviewProductInput): Promise<string | OperationError> {
    const { data } = await runPreview({ variables: { input } });
    const result = data?.previewProduct;
    const operationError = findOperationError(result);
    if (operationError) return operationError;
    if (!result || !('token' in result)) throw new Error('the answer holds no preview');
    return result.token;
  }

  return { add, edit, preview, saving: adding.loading || editing.loading, previewing: previewing.loading };
}
