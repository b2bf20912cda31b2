import { apiMessage } from '@eunbit/schema/api-messages';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { type ValidationError, validationError } from '../../common/result.types.ts';
import type { CartContext } from './cart.module.ts';
import { presentCart } from './cart.presenter.ts';
import type { CartChange, CartState } from './cart.service.ts';
import {
  AddCartLineInput,
  AdjustCartLineQuantityInput,
  CartError,
  CartResult,
  CartType,
  CartUpdated,
  RemoveCartLineInput,
  UpdateCartLineQuantityInput,
} from './cart.types.ts';

function updated(cart: CartState, context: CartContext): CartUpdated {
  return Object.assign(new CartUpdated(), {
    cart: presentCart(cart, context, context.services.shopSettings.current.shipping),
    cartMessage: null,
  });
}

function present(change: CartChange, context: CartContext): typeof CartResult {
  if ('refused' in change) return CartError.of(change.refused, context.language);
  const { cart, capped } = change.value;
  const result = updated(cart, context);
  if (capped) {
    const { productId, quantity } = capped;
    const text = apiMessage('quantity.maximum', context.language, { n: quantity });
    result.cartMessage = { code: 'QUANTITY_CAPPED', message: text, productId, maximumQuantity: quantity };
  }
  return result;
}

function wrongQuantity(path: string, context: CartContext): ValidationError {
  return validationError([{ path, key: 'quantity.invalid' }], context.language);
}

@Resolver()
export class CartResolver {
  @Allow('public')
  @Query(() => CartType, {
    description:
      "The caller's cart, shared by all devices of a member; empty if there is none. A guest cart of the browser is merged into it.",
  })
  async cart(@Ctx() context: CartContext): Promise<CartType> {
    const { viewer, cartToken, services } = context;
    if (viewer && cartToken) await services.cartMerge.mergeInto(context, viewer.id);
    return presentCart(await services.cart.read(context), context, services.shopSettings.current.shipping);
  }

  @Allow('public')
  @Mutation(() => CartResult, {
    description: 'Adds units to the cart; a product that is already there keeps one line.',
  })
  async addCartLine(
    @Arg('input', () => AddCartLineInput, { description: 'What to add.' }) input: AddCartLineInput,
    @Ctx() context: CartContext,
  ): Promise<typeof CartResult> {
    if (input.quantity < 1) return wrongQuantity('quantity', context);
    return present(await context.services.cart.add(context, input.productId, input.quantity), context);
  }

  @Allow('public')
  @Mutation(() => CartResult, { description: 'Sets the quantity of a line.' })
  async updateCartLineQuantity(
    @Arg('input', () => UpdateCartLineQuantityInput, { description: 'The line and its quantity.' })
    input: UpdateCartLineQuantityInput,
    @Ctx() context: CartContext,
  ): Promise<typeof CartResult> {
    if (input.quantity < 1) return wrongQuantity('quantity', context);
    return present(await context.services.cart.set(context, input.productId, input.quantity), context);
  }

  @Allow('public')
  @Mutation(() => CartResult, { description: 'Adds or removes one unit; safe under quick clicks and several tabs.' })
  async adjustCartLineQuantity(
    @Arg('input', () => AdjustCartLineQuantityInput, { description: 'The line and the step.' })
    input: AdjustCartLineQuantityInput,
    @Ctx() context: CartContext,
  ): Promise<typeof CartResult> {
    if (Math.abs(input.delta) !== 1) return wrongQuantity('delta', context);
    return present(await context.services.cart.adjust(context, input.productId, input.delta), context);
  }

  @Allow('public')
  @Mutation(() => CartResult, { description: 'Removes a line.' })
  async removeCartLine(
    @Arg('input', () => RemoveCartLineInput, { description: 'The line.' }) input: RemoveCartLineInput,
    @Ctx() context: CartContext,
  ): Promise<typeof CartResult> {
    return updated(await context.services.cart.remove(context, input.productId), context);
  }

  @Allow('public')
  @Mutation(() => CartResult, { description: 'Removes all lines.' })
  async emptyCart(@Ctx() context: CartContext): Promise<typeof CartResult> {
    return updated(await context.services.cart.empty(context), context);
  }
}
