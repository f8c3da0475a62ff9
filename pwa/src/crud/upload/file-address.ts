/** Where a stored file that everybody may read is read. */
export const fileAddress = (storedName: string): string => `/api/media/${storedName}`;
