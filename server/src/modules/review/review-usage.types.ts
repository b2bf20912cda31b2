import { ReviewSurface, ReviewUse, ScentStrength } from '@eunbit/schema/review-usage';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(ReviewUse, {
  name: 'ReviewUse',
  description: 'What a product was used for.',
  valuesConfig: {
    KITCHEN: { description: 'The kitchen.' },
    BATHROOM: { description: 'The bathroom.' },
    LIVING_ROOM: { description: 'The living room.' },
    CHILDREN: { description: 'What children touch.' },
    PETS: { description: 'What pets touch.' },
    SHOES: { description: 'Shoes.' },
    CAR: { description: 'The car.' },
    DESK: { description: 'The desk.' },
    TRAVEL: { description: 'On the way.' },
  },
});

registerEnumType(ReviewSurface, {
  name: 'ReviewSurface',
  description: 'What a product was used on.',
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
  description: 'How the scent of a product was found.',
  valuesConfig: {
    WEAK: { description: 'Too weak.' },
    RIGHT: { description: 'As it should be.' },
    STRONG: { description: 'Too strong.' },
  },
});

@ObjectType('ReviewUseCount', { description: 'How many reviews name a use.' })
export class ReviewUseCountType {
  @Field(() => ReviewUse, { description: 'What it was used for.' })
  answer!: ReviewUse;

  @Field(() => Int, { description: 'Reviews that say so.' })
  count!: number;
}

@ObjectType('ReviewSurfaceCount', { description: 'How many reviews name a surface.' })
export class ReviewSurfaceCountType {
  @Field(() => ReviewSurface, { description: 'Surface on which the product was used.' })
  answer!: ReviewSurface;

  @Field(() => Int, { description: 'Reviews that say so.' })
  count!: number;
}

@ObjectType('ScentCount', { description: 'How many reviews find the scent so.' })
export class ScentCountType {
  @Field(() => ScentStrength, { description: 'How it was found.' })
  answer!: ScentStrength;

  @Field(() => Int, { description: 'Reviews that say so.' })
  count!: number;
}
