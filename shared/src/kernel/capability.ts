import { roles, type Holder } from './role.ts';

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
  /** Files of applicants: verification, corrections at the desk, applications on behalf of somebody, messages. */
  verifikasiBerkas: 'verifikasiBerkas',
  /** Question banks; a guru only those of his own programme and his own. */
  kelolaSoal: 'kelolaSoal',
  /** Sessions, schedules, participants' schedules. */
  kelolaJadwal: 'kelolaJadwal',
  /** Scores of exams and what becomes of them; a guru those of his own programme. */
  kelolaNilai: 'kelolaNilai',
  /** Open positions, and applications to them. */
  kelolaFormasi: 'kelolaFormasi',
  /** Open positions alone. */
  lihatFormasi: 'lihatFormasi',
  /** The selection: who is accepted, and objections to it. */
  kelolaSeleksi: 'kelolaSeleksi',
  /** Sliders, announcements, background work. */
  kelolaUtilitas: 'kelolaUtilitas',
  /** Reports of the result, once it is published; a guru those of his own programme. */
  lihatLaporan: 'lihatLaporan',
  /** Deletions on record, and taking back those that one may make. */
  urungkanHapus: 'urungkanHapus',
  /** One's own room while an exam runs: its live screen and what a proctor does there, also with the room's card. */
  awasiRuang: 'awasiRuang',
  /** What only the card of a room opens. */
  kartuRuang: 'kartuRuang',
  /** Sessions as a whole, papers, and acts that destroy or hand out passwords. */
  awasiUjian: 'awasiUjian',
  /** A participant's own record and exams. */
  ikutUjian: 'ikutUjian',
} as const;
export type Capability = keyof typeof capabilities;

const granted: Record<Exclude<Capability, 'publik' | 'masuk'>, readonly Holder[]> = {
  kelolaSistem: ['administrator'],
  kelolaMaster: ['administrator', 'operator'],
  kelolaPeserta: ['administrator', 'operator'],
  verifikasiBerkas: ['administrator', 'operator'],
  kelolaSoal: ['administrator', 'guru'],
  kelolaJadwal: ['administrator', 'operator'],
  kelolaNilai: ['administrator', 'operator', 'guru'],
  kelolaFormasi: ['administrator', 'operator'],
  lihatFormasi: ['administrator', 'operator', 'peserta'],
  kelolaSeleksi: ['administrator'],
  kelolaUtilitas: ['administrator', 'operator'],
  lihatLaporan: ['administrator', 'operator', 'supervisor', 'guru'],
  urungkanHapus: ['administrator', 'operator', 'guru'],
  awasiRuang: ['administrator', 'operator', 'supervisor', 'kartu_ruang'],
  kartuRuang: ['kartu_ruang'],
  awasiUjian: ['administrator', 'operator', 'supervisor'],
  ikutUjian: ['peserta'],
};

/** What a role may do beyond what everybody signed in may, in the order of the table. */
export const capabilitiesOf = (role: Holder): Capability[] =>
  (Object.keys(granted) as (keyof typeof granted)[]).filter((one) => granted[one].includes(role));

/** Whether `role` (undefined: nobody signed in) holds `capability`. */
export function hasCapability(role: Holder | undefined, capability: Capability): boolean {
  if (capability === 'publik') return true;
  if (role === undefined) return false;
  const holders: readonly Holder[] = capability === 'masuk' ? roles : granted[capability];
  return holders.includes(role);
}
