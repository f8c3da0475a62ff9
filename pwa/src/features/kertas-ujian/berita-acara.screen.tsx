import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { at as placed } from '@spmb/shared/kernel/call.ts';
import {
  isianBeritaAcara,
  sementaraText,
  type BeritaAcara,
} from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { beritaAcara, catatBeritaAcara } from '@spmb/shared/kertas-ujian/calls.ts';
import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { formatDay, formatInstant } from '../../shell/format-date.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';
import { FormSection } from '../../kit/form/form-section.tsx';
import { PageForm } from '../../kit/form/page-form.tsx';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { useAction } from '../../kit/call/use-action.ts';

/** The record of an exam in a room: begun from what the server knows, edited before it is printed. */
export function BeritaAcaraScreen() {
  useTitle('Berita Acara');
  const { tanggal = '', sesi = '' } = useParams();
  const ruang = useSearchParams()[0].get('ruang') ?? '';
  const papers = `/backend/kertas-ujian?tanggal=${tanggal}&sesi=${sesi}`;
  const port = useStaffPort();
  const at = { tanggal, jadwal_ujian_sesi_id: sesi };
  const call = placed(beritaAcara, at);
  const berita = useQuery({
    queryKey: ['record', call.path, ruang],
    queryFn: () => port.call(call, { ruang }),
    // Never read again under the form that is being filled in.
    staleTime: Infinity,
    gcTime: 0,
  });
  const act = useAction(catatBeritaAcara, 'form');
  const { data } = berita;
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h1">Berita Acara {namaRuang(ruang)}</Typography>
        <Button component={Link} to={papers}>
          Kembali ke Kertas Ujian
        </Button>
      </Stack>
      {berita.isError && !data ? (
        <ErrorState error={berita.error} retry={berita.refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <PageForm
          key={data.versi}
          name={`${call.path}?ruang=${encodeURIComponent(ruang)}`}
          schema={isianBeritaAcara}
          stored={data.isi}
          submitLabel="SIMPAN"
          submit={async (isi) => {
            await act.mutateAsync({ ...at, ruang, versi: data.versi, isi });
            await berita.refetch();
          }}
          reload={berita.refetch}
        >
          <Typography sx={{ color: 'text.secondary' }}>
            {data.sesi} · {formatDay(tanggal)}
          </Typography>
          {sementaraText(data.belum_selesai) !== '' && (
            <Alert severity="warning">
              {sementaraText(data.belum_selesai)} Cetakannya ditandai SEMENTARA; isi dan cetak lagi sesudah
              semuanya selesai.
            </Alert>
          )}
          <Keadaan berita={data} cetak={`${papers}&kertas=berita_acara&ruang=${encodeURIComponent(ruang)}`} />
          <Isian />
        </PageForm>
      )}
    </Stack>
  );
}

interface KeadaanProps {
  berita: BeritaAcara;
  /** Where it is printed. */
  cetak: string;
}

/** Who saved it, whether answers came since, the way back to what the server knows, and the way to its print. */
function Keadaan({ berita: { awal, disimpan, sidik_jari }, cetak }: KeadaanProps) {
  const { zona } = useAppInfo();
  const { setValue } = useFormContext();
  if (!disimpan)
    return (
      <Alert severity="info">
        Isian ini dari catatan server. Periksa, ubah bila perlu, lalu simpan. Cetak dari Kertas Ujian.
      </Alert>
    );
  const refill = () => {
    for (const [name, value] of Object.entries(awal)) setValue(name, value, { shouldDirty: true });
  };
  const isNewer = sidik_jari !== disimpan.sidik_jari;
  return (
    <Alert
      severity={isNewer ? 'warning' : 'success'}
      action={
        <>
          <Button color="inherit" onClick={refill}>
            Isi dari server
          </Button>
          <Button color="inherit" component={Link} to={cetak}>
            Cetak
          </Button>
        </>
      }
    >
      Disimpan {disimpan.nama}, {formatInstant(disimpan.diubah_ms, zona)}.
      {isNewer && ' Jawaban bertambah sesudah itu: periksa lagi.'}
    </Alert>
  );
}

const Isian = () => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <FormSection title="Kehadiran dan waktu" hint="Dihitung dari peserta yang memulai ujian.">
      <InputField name="seharusnya" label="Jumlah seharusnya" type="number" />
      <InputField name="hadir" label="Jumlah hadir" type="number" />
      <InputField name="tidak_hadir" label="Jumlah tidak hadir" type="number" />
      <InputField name="nomor_tidak_hadir" label="Nomor yang tidak hadir" rows={2} />
      <InputField name="jam_mulai" label="Mulai pukul" type="time" />
      <InputField name="jam_selesai" label="Selesai pukul" type="time" />
    </FormSection>
    <FormSection title="Kejadian" hint="Satu kejadian satu baris.">
      <InputField name="kejadian" label="Kejadian selama ujian" rows={6} />
      <InputField name="catatan" label="Catatan" rows={3} />
    </FormSection>
    <FormSection title="Yang menandatangani" hint="Kosong: dicetak sebagai garis untuk ditulis.">
      <InputField name="pengawas_1" label="Pengawas 1" />
      <InputField name="pengawas_2" label="Pengawas 2" />
      <InputField name="proktor" label="Proktor" />
    </FormSection>
  </Paper>
);
