/** The five roles, stored as `authent` on an account. */
export const roles = ['administrator', 'operator', 'supervisor', 'guru', 'peserta'] as const;
export type Role = (typeof roles)[number];

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value);
