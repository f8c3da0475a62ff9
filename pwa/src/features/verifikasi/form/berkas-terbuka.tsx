import { Box, useMediaQuery } from '@mui/material';
import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { diterima, ditolak } from '@spmb/shared/pendaftaran/peralihan.ts';
import { useState } from 'react';
import { LoadingDialog } from '../../../kit/dialog/loading-dialog.tsx';
import { HasilForm } from './hasil/hasil-form.tsx';
import { UsulanBox } from './hasil/usulan-box.tsx';
import { KepalaBerkas } from './kepala/kepala-berkas.tsx';
import { PeringatanBerkas } from './kepala/peringatan-berkas.tsx';
import { PintasanDialog } from './kepala/pintasan-dialog.tsx';
import { RiwayatDialog } from './kepala/riwayat-dialog.tsx';
import { KoreksiDialog } from './koreksi/koreksi-dialog.tsx';
import { DaftarLangkah } from './langkah/daftar-langkah.tsx';
import { IsiLangkah } from './langkah/isi-langkah.tsx';
import { LepasKursi } from './lepas-kursi.tsx';
import { Samping } from './samping.tsx';
import { useMeja, type MejaProps } from './use-meja.ts';
import { usePintasan } from '../../../kit/dokumen/use-pintasan.ts';

/** One working place: steps and result at the left, the document of the step at the right. */
export function BerkasTerbuka(props: MejaProps) {
  const { rekam } = props;
  const meja = useMeja(props);
  const { isian, klaim, tempat, kirim, isReadOnly, terima, sesuai } = meja;
  const [dibuka, setDibuka] = useState<'riwayat' | 'pintasan'>();
  const [koreksi, setKoreksi] = useState<Field>();
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true });
  usePintasan({
    j: () => meja.jalan(1),
    k: () => meja.jalan(-1),
    'alt+arrowright': tempat.dokumenMaju,
    'alt+arrowleft': tempat.dokumenMundur,
    s: sesuai,
    enter: sesuai,
    '?': () => setDibuka('pintasan'),
    'ctrl+enter': terima,
  });
  const acts = { perbaiki: isian.isi.perbaiki, isReadOnly, onTandai: isian.tandai, onKoreksi: setKoreksi };
  const putuskan = (hasil: number) => (hasil === diterima ? terima() : kirim.kirim(hasil));
  return (
    <Box data-dense="" sx={isWide ? layar : undefined}>
      <KepalaBerkas
        rekam={rekam}
        klaim={klaim}
        lanjut={meja.lanjut}
        onRiwayat={() => setDibuka('riwayat')}
        onPintasan={() => setDibuka('pintasan')}
        onTutup={() => void meja.tutup()}
      />
      <PeringatanBerkas rekam={rekam} klaim={klaim} baru={meja.baru} onPegang={() => void klaim.ambil()} />
      <UsulanBox rekam={rekam} isReadOnly={isReadOnly} onSahkan={() => kirim.kirim(ditolak)} />
      <Box sx={isWide ? bidang : undefined}>
        <DaftarLangkah
          rekam={rekam}
          isi={isian.isi}
          dilalui={tempat.dilalui}
          at={tempat.langkah}
          onPilih={tempat.pilih}
        >
          {(step) => (
            <>
              <IsiLangkah step={step} rekam={rekam} onSesuai={sesuai} {...acts} />
              {!isWide && <Samping meja={meja} />}
              {step.name === 'hasil' && (
                <HasilForm
                  rekam={rekam}
                  isian={isian}
                  isReadOnly={isReadOnly}
                  error={kirim.error}
                  onKirim={putuskan}
                />
              )}
            </>
          )}
        </DaftarLangkah>
        {isWide && <Samping meja={meja} />}
      </Box>
      <LepasKursi kirim={kirim} />
      {kirim.isPending && <LoadingDialog words="Proses Kirim Data Verifikasi.." />}
      {dibuka === 'riwayat' && <RiwayatDialog riwayat={rekam.riwayat} onClose={() => setDibuka(undefined)} />}
      {dibuka === 'pintasan' && <PintasanDialog onClose={() => setDibuka(undefined)} />}
      {koreksi && (
        <KoreksiDialog
          field={koreksi}
          rekam={rekam}
          onRekam={meja.perbarui}
          onClose={() => setKoreksi(undefined)}
        />
      )}
    </Box>
  );
}

/** All of it at once on the screen: steps and document scroll by themselves. */
const layar = {
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 104px)',
  minHeight: 520,
} as const;

const bidang = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 2,
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(320px, 5fr) minmax(0, 7fr)',
} as const;
