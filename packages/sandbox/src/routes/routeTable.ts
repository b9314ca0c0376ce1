import type { Client } from '@cloud-school/api-client';
import type { Route } from '../http/Route.ts';
import * as routes from './allRoutes.ts';

/** All routes of the sandbox, by name: test runners list the exports of a module in another order than Node. */
export const ROUTE_TABLE: Route[] = Object.entries(routes)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([, own]) => own);

/** Ids of the endpoints that have a route. */
export const routedEndpointIds: readonly string[] = ROUTE_TABLE.map(({ endpoint }) => endpoint.id);

/** Makes the example of each route that has one, one after another, for a student in the first class of the first school. */
export async function callExamples(call: Client['call']): Promise<void> {
  for (const { callExample } of ROUTE_TABLE) await callExample?.(call);
}
