import { Button, Stack, Typography } from '@mui/material';
import { isDitanya } from '@spmb/shared/pendaftaran/periksa.ts';
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { semesters } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import type { LangkahRekam } from '../rekam/langkah-rekam.ts';
import { rataRata, syaratLengkap } from '../rekam/nilai-rekam.ts';
import { BarisIsian, type BarisActs } from './baris-isian.tsx';
import { KataPersetujuan } from './kata-persetujuan.tsx';
import { RataRata } from './rata-rata.tsx';

interface IsiLangkahProps extends BarisActs {
  step: LangkahRekam;
  rekam: RekamVerifikasi;
  /** Says that a page of the report card says what was typed. */
  onSesuai: () => void;
}

/** What was filled in at one step. */
export function IsiLangkah({ step, rekam, onSesuai, ...acts }: IsiLangkahProps) {
  const semester = semesters.find((one) => step.name === `rapor-${one}`);
  const isAsked = (name: string) => rekam.dokumen.some(({ kolom }) => kolom === name);
  const shown = step.fields.filter((field) =>
    field.jenis === 'berkas' ? isAsked(field.name) : isDitanya(field, rekam, syaratLengkap()),
  );
  const isWholeFlagged = acts.perbaiki.includes(step.name);
  const mayFlag = !acts.isReadOnly && !['rata-rata', 'hasil'].includes(step.name);
  return (
    <Stack sx={{ gap: 0.25 }}>
      {step.name === 'pilihan' && (
        <Typography sx={{ px: 1 }}>
          Nomor pendaftaran <strong className="figures">{rekam.nomor_register || '–'}</strong> (otomatis)
        </Typography>
      )}
      {step.name === 'hasil' && (
        <Typography variant="body2" sx={{ px: 1, color: 'text.secondary' }}>
          {rekam.persetujuan?.isi ?? teksPernyataan}
        </Typography>
      )}
      {step.name === 'hasil' && <KataPersetujuan persetujuan={rekam.persetujuan} />}
      {step.name === 'rata-rata' && <RataRata rekam={rekam} />}
      {shown.map((field) => (
        <BarisIsian key={field.name} field={field} rekam={rekam} {...acts} />
      ))}
      {semester !== undefined && (
        <Stack direction="row" sx={{ px: 1, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography>
            Rata-rata <strong className="figures">{rataRata(rekam[`smt_${semester}_nr`])}</strong>
          </Typography>
          {!acts.isReadOnly && (
            <Button variant="outlined" size="small" onClick={onSesuai}>
              Sesuai (S)
            </Button>
          )}
        </Stack>
      )}
      {mayFlag && (
        <Button
          size="small"
          aria-pressed={isWholeFlagged}
          color={isWholeFlagged ? 'warning' : 'inherit'}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => acts.onTandai(step.name)}
        >
          {isWholeFlagged ? 'Seluruh langkah dibuka' : 'Buka seluruh langkah untuk diperbaiki'}
        </Button>
      )}
      {shown.length === 0 && step.fields.length > 0 && (
        <Typography sx={{ px: 1, color: 'text.secondary' }}>Tidak diminta dari pendaftar ini.</Typography>
      )}
    </Stack>
  );
}
