import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { findOperationError, toErrorText } from '../../../../app/operation-error.ts';
import type { RecordDepositInput } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';

const RecordDepositDocument = graphql(`
  mutation RecordDeposit($input: RecordDepositInput!) {
    recordDeposit(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderRow_Order
          ...OrderPayment_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const RemoveDepositDocument = graphql(`
  mutation RemoveDeposit($input: RemoveDepositInput!) {
    removeDeposit(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderRow_Order
          ...OrderPayment_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

const RequestDepositRestDocument = graphql(`
  mutation RequestDepositRest($input: RequestDepositRestInput!) {
    requestDepositRest(input: $input) {
      ... on DepositRestRequested {
        email
      }
      ...OperationError_UserError
    }
  }
`);

const UpdatePaymentDueDocument = graphql(`
  mutation UpdatePaymentDue($input: UpdatePaymentDueInput!) {
    updatePaymentDue(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderPayment_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** A message, with the field that it belongs to; null for the whole form. */
export interface DepositError {
  readonly field: string | null;
  readonly message: string;
}

function toDepositError(result: object | null | undefined): DepositError | null {
  const operationError = findOperationError(result);
  if (!operationError) return null;
  return { field: operationError.fieldErrors?.[0]?.path ?? null, message: toErrorText(operationError) };
}

/** Changes of the deposits of an order. Each resolves to why it was refused, or null; it rejects when no answer came. */
export function useDeposits(orderNumber: string) {
  const [runRecord, recording] = useMutation(RecordDepositDocument);
  const [runRemove, removing] = useMutation(RemoveDepositDocument);
  const [runRequest, requesting] = useMutation(RequestDepositRestDocument);
  const [runDue, settingDue] = useMutation(UpdatePaymentDueDocument);
  // A request that is sent again after a lost answer records nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  return {
    busy: recording.loading || removing.loading || requesting.loading || settingDue.loading,

    async record(deposit: Omit<RecordDepositInput, 'orderNumber' | 'idempotencyKey'>): Promise<DepositError | null> {
      const { data } = await runRecord({ variables: { input: { orderNumber, ...deposit, idempotencyKey } } });
      return toDepositError(data?.recordDeposit);
    },

    async remove(depositId: string, reason: string): Promise<DepositError | null> {
      const { data } = await runRemove({ variables: { input: { orderNumber, depositId, reason } } });
      return toDepositError(data?.removeDeposit);
    },

    async requestRest(): Promise<DepositError | null> {
      const { data } = await runRequest({ variables: { input: { orderNumber } } });
      return toDepositError(data?.requestDepositRest);
    },

    async setDue(dueOn: string): Promise<DepositError | null> {
      const { data } = await runDue({ variables: { input: { orderNumber, dueOn } } });
      return toDepositError(data?.updatePaymentDue);
    },
  };
}
