import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { buildCrud } from './build-crud.ts';
import type { CrudDefinition } from './definition/crud-definition.ts';
import { buildSearch } from './list/build-search.ts';
import { comboRoutes } from './list/list-options.ts';

/** What one list gives its feature: its calls, its options and its search. */
export const partsOf = <Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Required<Pick<Feature, 'routes' | 'searches'>> => ({
  routes: [...comboRoutes(context, definition), ...buildCrud(context, definition)],
  searches: definition.resource.menu ? [buildSearch(context, definition)] : [],
});

/** The feature of one list, and `more` that it has. */
export const buildFeature =
  <Values extends object, Row extends { id: string }>(
    definition: CrudDefinition<Values, Row>,
    more: Omit<Partial<Feature>, 'name' | 'routes' | 'searches'> = {},
  ) =>
  (context: Context): Feature => ({
    name: definition.resource.name.replaceAll('_', '-'),
    ...partsOf(context, definition),
    ...more,
  });
