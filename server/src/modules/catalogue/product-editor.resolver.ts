import { apiMessage } from '@eunbit/schema/api-messages';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { AlsoWhenClosed } from '../../common/open-stores.ts';
import { refuse } from '../../common/refusal.ts';
import { validationError } from '../../common/result.types.ts';
import { ProductError } from './catalogue.errors.ts';
import type { CatalogueContext } from './catalogue.module.ts';
import { ProductType } from './catalogue.types.ts';
import { presentProduct } from './product.presenter.ts';
import {
  CreateProductInput,
  CreateProductPreviewInput,
  type ListingInput,
  type ProductFormInput,
  UpdateProductInput,
} from './product-editor.inputs.ts';
import type { ProductSaving } from './product-editor.service.ts';
import {
  CreateProductPreviewResult,
  ProductConflictError,
  ProductPreviewMade,
  ProductSaved,
  SaveProductResult,
  StaffProductType,
} from './product-editor.types.ts';
import type { ListingForm, ProductForm } from './product-form.ts';
import { presentStaffProduct } from './staff-product.presenter.ts';

const toListingForm = ({ price, compareAtPrice, status }: ListingInput): ListingForm => {
  return { price, compareAtPrice: compareAtPrice ?? null, status };
};

function toProductForm(input: ProductFormInput): ProductForm {
  const {
    isBestseller,
    comparison = null,
    packedUnit = null,
    suits = null,
    goesWithIds = null,
    kr,
    us,
    ...others
  } = input;
  const stores = { kr: toListingForm(kr), us: toListingForm(us) };
  return { ...others, bestseller: isBestseller, comparison, packedUnit, suits, goesWithIds, ...stores };
}

async function presentSaving(saving: ProductSaving, context: CatalogueContext): Promise<typeof SaveProductResult> {
  const { language } = context;
  if ('refused' in saving) return ProductError.of(saving.refused, language);
  if ('value' in saving) {
    return Object.assign(new ProductSaved(), { product: await presentStaffProduct(saving.value, context) });
  }
  return Object.assign(new ProductConflictError(), {
    message: apiMessage('product.conflict', language),
    product: await presentStaffProduct(saving.conflict, context),
  });
}

@Resolver()
export class ProductEditorResolver {
  @Allow('product:write')
  @Query(() => StaffProductType, {
    nullable: true,
    description: 'A product as staff edit it; null if the product is unknown.',
  })
  async staffProduct(
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Ctx() context: CatalogueContext,
  ): Promise<StaffProductType | null> {
    const product = await context.services.productEditor.byId(id);
    return product && presentStaffProduct(product, context);
  }

  @Allow('product:write')
  @Query(() => ProductType, {
    nullable: true,
    description:
      'A product form as its page would show it in the store of the request; null if the preview is unknown or expired.',
  })
  async productPreview(
    @Arg('token', () => String, { description: 'Token that `createProductPreview` returned.' }) token: string,
    @Ctx() context: CatalogueContext,
  ): Promise<ProductType | null> {
    const product = await context.services.productPreviews.byToken(token);
    return product && presentProduct(product, context);
  }

  @Allow('product:write')
  @AlsoWhenClosed()
  @Mutation(() => SaveProductResult, { description: 'Adds a product, last in shop order, with stock in both stores.' })
  async createProduct(
    @Arg('input', () => CreateProductInput, { description: 'The product.' }) input: CreateProductInput,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof SaveProductResult> {
    const { idempotency, productEditor } = context.services;
    const form = toProductForm(input.form);
    const saving = await idempotency.once<ProductSaving>(
      context,
      'createProduct',
      input,
      (recordCreated) => productEditor.add(form, input.units, signedIn(context).id, recordCreated),
      async (id) => {
        const product = await productEditor.byId(id);
        return product ? { value: product } : refuse('PRODUCT_NOT_FOUND', 'product.notFound');
      },
    );
    return presentSaving(saving, context);
  }

  @Allow('product:write')
  @AlsoWhenClosed()
  @Mutation(() => SaveProductResult, {
    description: 'Replaces a product; a former page address redirects to the new one.',
  })
  async updateProduct(
    @Arg('input', () => UpdateProductInput, { description: 'The edit.' }) input: UpdateProductInput,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof SaveProductResult> {
    const { id, form, expectedVersion: version, expectedStatuses } = input;
    const expected = { version, statuses: { KR: expectedStatuses.kr, US: expectedStatuses.us } };
    const saving = await context.services.productEditor.edit(id, toProductForm(form), expected, signedIn(context).id);
    return presentSaving(saving, context);
  }

  @Allow('product:write')
  @AlsoWhenClosed()
  @Mutation(() => CreateProductPreviewResult, {
    description: 'Stores a product form for a day, so that staff can preview its page.',
  })
  async createProductPreview(
    @Arg('input', () => CreateProductPreviewInput, { description: 'The form.' }) {
      id,
      form,
    }: CreateProductPreviewInput,
    @Ctx() { services, language }: CatalogueContext,
  ): Promise<typeof CreateProductPreviewResult> {
    const made = await services.productPreviews.make(toProductForm(form), id ?? null);
    if (!made) return ProductError.create('PRODUCT_NOT_FOUND', 'product.notFound', language);
    if ('failures' in made) return validationError(made.failures, language);
    return Object.assign(new ProductPreviewMade(), { token: made.token });
  }
}
