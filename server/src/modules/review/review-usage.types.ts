import { ReviewSurface, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(ReviewUse, {
  name: 'ReviewUse',
  description: 'Use of a product.',
  valuesConfig: {
    KITCHEN: { description: 'The kitchen.' },
    BATHROOM: { description: 'The bathroom.' },
    LIVING_ROOM: { description: 'The living room.' },
    CHILDREN: { description: 'What children touch.' },
    PETS: { description: 'What pets touch.' },
    SHOES: { description: 'Shoes.' },
    CAR: { description: 'The car.' },
    DESK: { description: 'The desk.' },
    TRAVEL: { description: 'Travel.' },
  },
});

registerEnumType(ReviewSurface, {
  name: 'ReviewSurface',
  description: 'Surface on which a product was used.',
  valuesConfig: {
    WOOD: { description: 'Wood.' },
    STONE: { description: 'Stone.' },
    TILE: { description: 'Tiles.' },
    GLASS: { description: 'Glass and screens.' },
    METAL: { description: 'Metal.' },
    PLASTIC: { description: 'Plastic.' },
    FABRIC: { description: 'Fabric.' },
    LEATHER: { description: 'Leather.' },
  },
});

registerEnumType(ScentStrength, {
  name: 'ScentStrength',
  description: 'Rating of the scent of a product.',
  valuesConfig: {
    WEAK: { description: 'Too weak.' },
    RIGHT: { description: 'Just right.' },
    STRONG: { description: 'Too strong.' },
  },
});

@ObjectType('ReviewUseCount', { description: 'Number of reviews that name a use.' })
export class ReviewUseCountType {
  @Field(() => ReviewUse, { description: 'The use.' })
  answer!: ReviewUse;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;
}

@ObjectType('ReviewSurfaceCount', { description: 'Number of reviews that name a surface.' })
export class ReviewSurfaceCountType {
  @Field(() => ReviewSurface, { description: 'Surface on which the product was used.' })
  answer!: ReviewSurface;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;
}

@ObjectType('ScentCount', { description: 'Number of reviews with a rating of the scent.' })
export class ScentCountType {
  @Field(() => ScentStrength, { description: 'The rating.' })
  answer!: ScentStrength;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;
}
