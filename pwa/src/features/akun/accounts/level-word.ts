/** Levels of accounts as they are called on screens. */
export const levelWords: Readonly<Record<string, string>> = {
  administrator: 'Administrator',
  operator: 'Operator',
  supervisor: 'Supervisor (pengawas)',
  guru: 'Guru',
  peserta: 'Peserta',
};

export const levelOptions = Object.entries(levelWords).map(([value, label]) => ({ value, label }));
