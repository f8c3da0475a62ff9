import type { Role } from './role.ts';

/** What a route asks for. The server checks every call and builds every menu from this one table. */
export const capabilities = {
  /** Open to everybody, also without a login. */
  publik: 'publik',
  /** Any signed-in account. */
  masuk: 'masuk',
  /** Counted refusals, school profile, accounts. */
  kelolaSistem: 'kelolaSistem',
  /** Programmes and other master data. */
  kelolaMaster: 'kelolaMaster',
  /** Importing participants, generating their accounts. */
  kelolaPeserta: 'kelolaPeserta',
  /** Question banks; a guru only those of his own programme and his own. */
  kelolaSoal: 'kelolaSoal',
  /** Sessions, schedules, participants' schedules. */
  kelolaJadwal: 'kelolaJadwal',
  /** Scores of exams and what becomes of them; a guru those of his own programme. */
  kelolaNilai: 'kelolaNilai',
  /** Attendance, tokens and the proctor's commands. */
  awasiUjian: 'awasiUjian',
  /** A participant's own record and exams. */
  ikutUjian: 'ikutUjian',
} as const;
export type Capability = keyof typeof capabilities;

const granted: Record<Exclude<Capability, 'publik' | 'masuk'>, readonly Role[]> = {
  kelolaSistem: ['administrator'],
  kelolaMaster: ['administrator', 'operator'],
  kelolaPeserta: ['administrator', 'operator'],
  kelolaSoal: ['administrator', 'guru'],
  kelolaJadwal: ['administrator', 'operator'],
  kelolaNilai: ['administrator', 'operator', 'guru'],
  awasiUjian: ['administrator', 'operator', 'supervisor'],
  ikutUjian: ['peserta'],
};

/** What a role may do beyond what everybody signed in may, in the order of the table. */
export const capabilitiesOf = (role: Role): Capability[] =>
  (Object.keys(granted) as (keyof typeof granted)[]).filter((one) => granted[one].includes(role));

/** Whether an account of `role` (undefined: nobody signed in) holds `capability`. */
export function hasCapability(role: Role | undefined, capability: Capability): boolean {
  if (capability === 'publik') return true;
  if (role === undefined) return false;
  return capability === 'masuk' || granted[capability].includes(role);
}
