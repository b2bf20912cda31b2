import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { RecordDepositInput } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { type FormProblem, findFormProblem } from '../form-problem.ts';

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
      ... on OrderConflictError {
        order {
          id
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

    async record(deposit: Omit<RecordDepositInput, 'orderNumber' | 'idempotencyKey'>): Promise<FormProblem | null> {
      const { data } = await runRecord({ variables: { input: { orderNumber, ...deposit, idempotencyKey } } });
      return findFormProblem(data?.recordDeposit);
    },

    async remove(depositId: string, reason: string): Promise<FormProblem | null> {
      const { data } = await runRemove({ variables: { input: { orderNumber, depositId, reason } } });
      return findFormProblem(data?.removeDeposit);
    },

    async requestRest(): Promise<FormProblem | null> {
      const { data } = await runRequest({ variables: { input: { orderNumber } } });
      return findFormProblem(data?.requestDepositRest);
    },

    async setDue(dueOn: string): Promise<FormProblem | null> {
      const { data } = await runDue({ variables: { input: { orderNumber, dueOn } } });
      return findFormProblem(data?.updatePaymentDue);
    },
  };
}
