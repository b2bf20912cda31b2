import type { FastifyRequest } from 'fastify';

/** The query of a request, in which a name may occur several times. */
export const readQuery = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');
