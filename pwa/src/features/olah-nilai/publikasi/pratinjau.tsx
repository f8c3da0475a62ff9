import { Typography } from '@mui/material';
import { pratinjauPublikasi } from '@spmb/shared/publikasi/calls.ts';
import type { KeadaanPublikasi, PratinjauPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useState } from 'react';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { PageNumbers } from '../../../kit/list/page-turner.tsx';
import { angka } from '../program/angka.ts';
import { Tabel } from '../simulasi/tabel.tsx';

/** The public's lists before the public has them. */
export function Pratinjau({ keadaan: { status, samarkan } }: { keadaan: KeadaanPublikasi }) {
  const lists = useAnswer(pratinjauPublikasi);
  return (
    <>
      <Typography variant="h2">Yang dibaca publik</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {status === 'rencana'
          ? 'Daftar yang tampil pada waktu terbit.'
          : 'Daftar yang tampil bila hasil sekarang diterbitkan.'}{' '}
        {samarkan
          ? 'Nama dan NISN disamarkan menurut pengaturan Umum.'
          : 'Nama dan NISN tampil lengkap: pengaturan Umum tidak menyamarkannya.'}
      </Typography>
      {lists.isPending && <ListSkeleton rows={3} />}
      {lists.isError && <ErrorState error={lists.error} retry={lists.refetch} />}
      {lists.data && <Daftar lists={lists.data} />}
    </>
  );
}

const perPage = 10;

function Daftar({ lists: { pengumuman, nilai_terendah, program } }: { lists: PratinjauPublikasi }) {
  const [page, setPage] = useState(1);
  const shown = pengumuman.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      <Tabel
        label="Program (untuk administrator)"
        heads={['Program', 'Pagu', 'Diterima', 'Cadangan', 'Nilai terendah']}
        rows={program.map((one) => [
          one.name,
          String(one.pagu),
          String(one.pilihan1 + one.pilihan2 + one.manual),
          String(one.cadangan),
          angka(one.nilai_terendah === null ? null : one.nilai_terendah / 100),
        ])}
      />
      <Tabel
        label={`Daftar Pengumuman: ${pengumuman.length.toLocaleString('id-ID')} diterima`}
        heads={['#', 'NISN', 'Nama Peserta', 'Asal Sekolah', 'Prog. Keahlian']}
        rows={shown.map(({ num, nisn, nama, sekolah, jurusan }) => [
          String(num),
          nisn,
          nama,
          sekolah,
          jurusan,
        ])}
      />
      <PageNumbers pages={Math.ceil(pengumuman.length / perPage)} page={page} turnTo={setPage} />
      <Typography sx={{ color: 'text.secondary' }}>
        {nilai_terendah.length > 0
          ? 'Nilai terendah setiap program ikut tampil.'
          : 'Nilai terendah tidak ditampilkan, menurut pengaturan Seleksi.'}
      </Typography>
    </>
  );
}
