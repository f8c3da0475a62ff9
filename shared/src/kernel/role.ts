/** The five roles, stored as `authent` on an account. */
export const roles = ['administrator', 'operator', 'supervisor', 'guru', 'peserta'] as const;
export type Role = (typeof roles)[number];

/** Who may hold a capability: an account by its role, or whoever opened a room with its card. */
export type Holder = Role | 'kartu_ruang';

export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value);
