/**
 * Apollo Server on Fastify that returns the product list from constants: the maximum rate of this API framework, and so the
 * ceiling for the shop. Runs in a separate process; the parent sends the constants and receives the address.
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
