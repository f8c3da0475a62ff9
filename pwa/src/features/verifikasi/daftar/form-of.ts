/** Where a file is verified. */
export const formOf = ({ id }: { id: string }): string => `/backend/verifikasi-form/${id}`;
