/** Status of a message or a business request: not answered yet, answered, or closed because it needs no answer. */
export const RequestStatus = { OPEN: 'OPEN', ANSWERED: 'ANSWERED', CLOSED: 'CLOSED' } as const;
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus];

/** Form that the request came from: the contact and support form, or the form for businesses. */
export const RequestKind = { MESSAGE: 'MESSAGE', PARTNERSHIP: 'PARTNERSHIP' } as const;
export type RequestKind = (typeof RequestKind)[keyof typeof RequestKind];

/** Requests on one page of the back office. */
export const REQUESTS_PER_PAGE = 10;
