/** Screens of everybody's own account: reached from the account menu, whatever the role. */
export const accountScreens = [
  { route: '/backend/profil-akun', title: 'Profil Akun' },
  { route: '/backend/chngpwd', title: 'Ganti Kata Sandi' },
] as const;
