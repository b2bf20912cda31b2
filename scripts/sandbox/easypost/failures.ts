import type { Answer } from '../common/http-service.ts';

/** An error in EasyPost's format. */
export class EasyPostFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** The field that is missing, where one is. */
  readonly field: string | undefined;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export function failureAnswer({ status, code, message, field }: EasyPostFailure): Answer {
  const errors = field ? [{ field, message: 'cannot be blank' }] : [];
  return { status, body: { error: { code, message, errors } } };
}

export const notFound = () => new EasyPostFailure(404, 'NOT_FOUND', 'The requested resource could not be found.');
