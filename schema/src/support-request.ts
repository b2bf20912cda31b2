/** How far a message or a request of a business is: nobody has answered, somebody has, or there is nothing to answer. */
export const RequestStatus = { OPEN: 'OPEN', ANSWERED: 'ANSWERED', CLOSED: 'CLOSED' } as const;
export type RequestStatus = (typeof RequestStatus)[keyof typeof RequestStatus];

/** Where people wrote: contact and support form, or the form for businesses. */
export const RequestKind = { MESSAGE: 'MESSAGE', PARTNERSHIP: 'PARTNERSHIP' } as const;
export type RequestKind = (typeof RequestKind)[keyof typeof RequestKind];

/** Requests on one page of the back office. */
export const REQUESTS_PER_PAGE = 10;
