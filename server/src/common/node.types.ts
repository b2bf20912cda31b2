import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType('Node', { description: 'An object with an id by which `node` returns it.' })
export abstract class Node {
  @Field(() => ID, { description: 'Permanent, unique id.' })
  id!: string;
}
