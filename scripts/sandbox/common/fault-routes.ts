import { type FaultPlan, parseFault } from './faults.ts';
import type { Answer, Exchange, Route } from './http-service.ts';
import { readJson } from './json-body.ts';

/** The common part of `/sandbox`: add, list and remove faults. */
export function faultRoutes(faults: FaultPlan): Route[] {
  return [
    {
      method: 'POST',
      pattern: '/sandbox/faults',
      handle({ body }: Exchange): Answer {
        const fault = parseFault(readJson(body));
        if (typeof fault === 'string') return { status: 400, body: { error: fault } };
        faults.add(fault);
        return { status: 201, body: fault };
      },
    },
    { method: 'GET', pattern: '/sandbox/faults', handle: () => ({ status: 200, body: { data: faults.list() } }) },
    {
      method: 'DELETE',
      pattern: '/sandbox/faults',
      handle() {
        faults.clear();
        return { status: 204 };
      },
    },
  ];
}
