import type { CrudDefinition } from '../definition/crud-definition.ts';
import type { Listing } from './list-rows.ts';

/** How a resource is listed: any field that a read answers may narrow the list. */
export const listingOf = <Values extends object, Row extends { id: string }>({
  resource,
  table,
}: CrudDefinition<Values, Row>): Listing => ({
  table,
  search: resource.search,
  order: resource.order,
  filters: Object.keys(resource.record.shape),
});
