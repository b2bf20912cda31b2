import type { Answer } from '../common/http-service.ts';

/** An error in EasyPost's format. */
export class EasyPostFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function failureAnswer({ status, code, message }: EasyPostFailure): Answer {
  return { status, body: { error: { code, message, errors: [] } } };
}

export const notFound = () => new EasyPostFailure(404, 'NOT_FOUND', 'The requested resource could not be found.');
