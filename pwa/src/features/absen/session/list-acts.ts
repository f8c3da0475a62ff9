import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { MenuAct } from './acts-menu.tsx';
import { nameRuang, tanpaRuang } from '../rows/group-by-ruang.ts';
import { ruangOf } from '../rows/ruang-of.ts';

export type SessionAct =
  'geser' | 'tutup' | 'buka' | 'unduh' | 'darurat' | 'kartu' | 'token' | 'token-darurat' | 'reset';

interface Options {
  at: TanggalSesi;
  state: SesiRuang;
  /** The room that is looked at; '': all. */
  ruang: string;
  isKartuRuang: boolean;
  /** Participants who are looked at. */
  count: number;
  onAct: (act: SessionAct) => void;
}

const tokenByOthers: MenuAct = {
  title: 'Ganti token, Token darurat',
  hint: 'Token diganti dan token darurat dibuka oleh panitia atau pengawas seluruh sesi. Hubungi mereka bila perlu.',
};

/** What may be done to the session or room that is looked at, the frequent first. */
export function listActs({ at, state, ruang, isKartuRuang, count, onAct }: Options): MenuAct[] {
  const room = ruangOf(state, ruang);
  const act = (title: string, hint: string, name: SessionAct): MenuAct => ({
    title,
    hint,
    onAct: () => onAct(name),
  });
  const papers = `/backend/kertas-ujian?tanggal=${at.tanggal}&sesi=${at.jadwal_ujian_sesi_id}`;
  const where = ruang === '' ? 'sesi ini' : nameRuang(ruang);
  const acts: (MenuAct | false | undefined)[] = [
    count > 0 &&
      act(
        'Reset semua login',
        `${count.toLocaleString('id-ID')} peserta ${where} dapat masuk lagi, juga di perangkat lain`,
        'reset',
      ),
    // Rows without a room have no times of their own.
    !isKartuRuang &&
      ruang !== tanpaRuang &&
      (room ?? state.seluruh_sesi) &&
      act('Geser sesi', 'Memajukan atau memundurkan jam ujian', 'geser'),
    ...(state.seluruh_sesi && !isKartuRuang
      ? [
          act('Ganti token', 'Bila token tersebar ke luar ruang', 'token'),
          act('Token darurat', 'Kode untuk mulai ujian saat server tidak terjangkau', 'token-darurat'),
        ]
      : [tokenByOthers]),
    ...(isKartuRuang
      ? []
      : [
          act(
            'Unggah jawaban darurat',
            'Memasukkan berkas jawaban dari perangkat yang tidak dapat mencapai server',
            'darurat',
          ),
          room && act('Kartu ruang', 'Membuka layar ruang ini tanpa akun, dengan kode', 'kartu'),
          {
            title: 'Daftar hadir',
            hint: 'Untuk ditandatangani, siap dicetak',
            to: `${papers}&kertas=daftar_hadir${room ? `&ruang=${encodeURIComponent(room.ruang)}` : ''}`,
          },
          act('Unduh Excel', 'Daftar kehadiran sesi ini', 'unduh'),
          {
            title: 'Kertas ujian',
            hint: 'Berita acara, kartu dan lainnya',
            to: papers,
          },
        ]),
  ];
  return acts.filter((one) => one !== false && one !== undefined);
}
