/** The only school of this server; stands first in every key. */
export const schoolId = '1';
