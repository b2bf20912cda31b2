import { createUnionType, Field, ObjectType } from 'type-graphql';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { StockError } from './stock.errors.ts';
import { ProductStockType, StockLevelType } from './stock.types.ts';

@ObjectType({ description: 'The stock level was saved.' })
export class StockUpdated {
  @Field(() => StockLevelType, { description: 'The current level.' })
  stock!: StockLevelType;
}

@ObjectType({
  description: 'The stock level changed after the caller read it; nothing was saved.',
  implements: UserError,
})
export class StockConflictError extends UserError {
  @Field(() => StockLevelType, { description: 'The current level.' })
  stock!: StockLevelType;
}

export const UpdateStockResult = createUnionType({
  name: 'UpdateStockResult',
  description: 'Outcome of updateStock.',
  types: () => [StockUpdated, StockConflictError, ValidationError, StockError] as const,
});

export const UpdateLowStockThresholdResult = createUnionType({
  name: 'UpdateLowStockThresholdResult',
  description: 'Outcome of updateLowStockThreshold.',
  types: () => [ProductStockType, ValidationError, StockError] as const,
});
