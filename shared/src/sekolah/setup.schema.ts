import { z } from 'zod';
import { alamatServer } from './alamat-server-field.schema.ts';
import { sandiTidakSama } from '../akun/kata-sandi.ts';
import { zones, type Zone } from '../kernel/zone.ts';

const zona = z.enum(Object.keys(zones) as [Zone, ...Zone[]], {
  error: 'Pilih zona waktu WIB, WITA atau WIT.',
});

/** POST api/setup: the first administrator and the school, once per server. */
export const setupContract = z
  .object({
    nama_sekolah: z.string().trim().min(3, 'Isi nama sekolah.').max(120),
    zona,
    wifi_nama: z.string().trim().max(60).default(''),
    alamat_server: alamatServer((salah) => `Alamat server ${salah}`),
    alamat_tetap: z.boolean().default(false),
    username: z.string().trim().min(2, 'Isi nama Anda.').max(80),
    email: z
      .string()
      .trim()
      .regex(/^\S{3,80}$/, 'Isi nama masuk, 3 sampai 80 huruf tanpa spasi.'),
    userpass: z.string().min(1, 'Isi kata sandi.').max(200),
    repass: z.string(),
  })
  .refine((value) => value.userpass === value.repass, {
    path: ['repass'],
    message: sandiTidakSama,
  });
