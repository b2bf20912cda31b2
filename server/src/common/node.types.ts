import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType('Node', { description: 'Something that has an id and can be read again by it, with `node`.' })
export abstract class Node {
  @Field(() => ID, { description: 'The same for as long as it exists, and of nothing else.' })
  id!: string;
}
