import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const ReturnError = createErrorType('Return', {
  ORDER_NOT_FOUND: 'No such order, or it is not yours.',
  RETURN_NOT_FOUND: 'No such return, or it is not yours.',
  RETURN_COST_CHANGED: 'Sending the goods back costs something else than the caller was shown; nothing was requested.',
  TOO_MANY_RETURNS: 'The order has as many returns as it may have.',
  PICKUP_REFUSED: 'Nothing is to be picked up, or not on that day.',
  LABEL_REFUSED: 'The shop buys labels for approved returns of the US store alone, whose goods come back.',
  REFUND_REFUSED: 'The money of the order does not allow the refund.',
  SOLD_OUT: 'The units are not in stock any more; the return can be paid back instead.',
  PICTURE_GONE: 'A picture was not uploaded for this order, or was discarded.',
  TOO_MANY_REQUESTS,
});
export type ReturnError = InstanceType<typeof ReturnError>;
