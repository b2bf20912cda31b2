/**
 * Apollo Server on Fastify that answers the product list from constants: the most that this API framework can do, so
 * the ceiling for the shop. Runs in a process of its own; the parent sends the constants and gets the address.
 */
import { readFile } from 'node:fs/promises';
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import Fastify from 'fastify';

async function start(products: unknown): Promise<void> {
  const typeDefs = await readFile(new URL(import.meta.resolve('@eunbit/schema/schema.graphql')), 'utf8');
  const fastify = Fastify();
  const apollo = new ApolloServer({
    typeDefs,
    resolvers: { Query: { products: () => products } },
    plugins: [fastifyApolloDrainPlugin(fastify)],
    nodeEnv: 'production',
  });
  await apollo.start();
  await fastify.register(fastifyApollo(apollo));
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ url });
}

process.once('message', start);
process.on('disconnect', () => process.exit());
