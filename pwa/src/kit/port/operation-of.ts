/** Name under which the id of what a form has sent is kept, as long as the form's draft `name` is. */
export const operationOf = (name: string): string => `${name}/operasi`;
