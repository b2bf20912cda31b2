import { Field, ObjectType } from 'type-graphql';

@ObjectType('RegistrationNumber', { description: 'A number under which an authority has registered the products.' })
export class RegistrationNumberType {
  @Field(() => String, { description: 'What it is the number of.' })
  label!: string;

  @Field(() => String, { description: 'The number.' })
  number!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample. Never in production.' })
  isSample!: boolean;
}

@ObjectType('Registrations', {
  description: "Registrations of the products with the authorities of the request's store.",
})
export class RegistrationsType {
  @Field(() => [RegistrationNumberType], { description: 'The listing of all products first.' })
  numbers!: RegistrationNumberType[];

  @Field(() => String, {
    nullable: true,
    description: 'What the claims of the store rest on; null if nothing is set.',
  })
  basis!: string | null;
}

@ObjectType('PressRelease', { description: 'A press release, in the language of the request.' })
export class PressReleaseType {
  @Field(() => String, { description: 'Date of publication, such as 2021-11-15.' })
  date!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What happened.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample. Never in production.' })
  isSample!: boolean;
}

@ObjectType('Testimonial', { description: 'What a business says of the shop, in the language of the request.' })
export class TestimonialType {
  @Field(() => String, { description: 'What was said.' })
  words!: string;

  @Field(() => String, { description: 'Place and role of who said it.' })
  speaker!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample. Never in production.' })
  isSample!: boolean;
}
