import {
  Alert,
  Button,
  Checkbox,
  Chip,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { TextArea } from '../../../../kit/form/text-area.tsx';
import { ditolak, perbaikan, perluAlasan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { isKolomSyarat } from '@spmb/shared/verifikasi/kata-terbuka.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { fieldTerbuka } from '@spmb/shared/verifikasi/terbuka.ts';
import { Link } from 'react-router-dom';
import { CallError } from '../../../../http/call-error.ts';
import { messageOf } from '../../../../kit/port/staff-port.ts';
import { isBolehDiputus } from '../rekam/boleh-diputus.ts';
import { labelOf } from '../rekam/langkah-rekam.ts';
import { pesanMost } from '../rekam/isian-putusan.ts';
import type { Isian } from '../rekam/use-isian.ts';
import { DokumenTambahan } from './dokumen-tambahan.tsx';
import { pilihanHasil } from './pilihan-hasil.ts';

interface HasilFormProps {
  rekam: RekamVerifikasi;
  isian: Isian;
  isReadOnly: boolean;
  error: unknown;
  onKirim: (hasil: number) => void;
}

/** Step 17: the result, why, and what the applicant is told. */
export function HasilForm({ rekam, isian, isReadOnly, error, onKirim }: HasilFormProps) {
  const { isi, hasil, ubah } = isian;
  const { verifikasi_status: dari, usulan } = rekam;
  const salah = error instanceof CallError ? error.kesalahan : {};
  const isAgreed = isBolehDiputus(rekam);
  return (
    <Stack sx={{ gap: 2, px: 1, pt: 1 }}>
      <DokumenTambahan rekam={rekam} isian={isian} isReadOnly={isReadOnly} />
      <FormControl disabled={isReadOnly}>
        <FormLabel id="hasil-verifikasi">Hasil verifikasi</FormLabel>
        <RadioGroup
          aria-labelledby="hasil-verifikasi"
          value={hasil ?? ''}
          onChange={(_, value) => ubah({ verifikasi_status: Number(value) })}
        >
          {pilihanHasil(dari).map(([status, label]) => (
            <FormControlLabel
              key={status}
              value={status}
              label={label}
              disabled={isReadOnly || (status === ditolak && usulan?.saya === true)}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {hasil !== null && perluAlasan(dari, hasil) && (
        <AlasanField rekam={rekam} isian={isian} isReadOnly={isReadOnly} salah={salah['alasan_kode']} />
      )}
      {hasil === perbaikan && (
        <Dibuka rekam={rekam} isian={isian} isReadOnly={isReadOnly} salah={salah['perbaiki']} />
      )}
      <TextArea
        minRows={3}
        label="Pesan untuk pendaftar"
        value={isi.pesan}
        disabled={isReadOnly}
        error={salah['pesan'] !== undefined}
        helperText={`${salah['pesan'] ?? ''} ${isi.pesan.length}/${pesanMost}`.trim()}
        onChange={({ target }) => ubah({ pesan: target.value })}
        area={{ maxLength: pesanMost }}
      />
      {Boolean(error) && (
        <Alert severity="error">{[messageOf(error), salah['dokumen']].filter(Boolean).join(' ')}</Alert>
      )}
      {!isAgreed && (
        <Alert severity="info">
          Pendaftar belum menyetujui pernyataan, jadi hasil belum dapat dikirim. TUTUP tetap dapat dipakai.
        </Alert>
      )}
      <Button
        variant="contained"
        disabled={isReadOnly || !isAgreed || hasil === null}
        onClick={() => hasil !== null && onKirim(hasil)}
      >
        KIRIM
      </Button>
      {/* Beside the file, which stays open. */}
      <Button
        component={Link}
        to={`/backend/pesan-masuk?form=${encodeURIComponent(rekam.id)}`}
        target="_blank"
      >
        Tulis pesan saja, tanpa keputusan
      </Button>
    </Stack>
  );
}

interface PartProps {
  isian: Isian;
  isReadOnly: boolean;
  salah: string | undefined;
}

function AlasanField({
  rekam,
  isian: { isi, ubah },
  isReadOnly,
  salah,
}: PartProps & Pick<HasilFormProps, 'rekam'>) {
  const { alasan_kode: codes } = isi;
  return (
    <FormControl component="fieldset" disabled={isReadOnly} error={salah !== undefined}>
      <FormLabel component="legend">Alasan</FormLabel>
      <FormGroup>
        {rekam.alasan_pilihan.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={codes.includes(value)}
                onChange={(_, isOn) =>
                  ubah({ alasan_kode: isOn ? [...codes, value] : codes.filter((one) => one !== value) })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{salah ?? 'Paling sedikit satu'}</FormHelperText>
    </FormControl>
  );
}

/** What the applicant will be able to change: what was ticked, what hangs on it, and documents with a fault. */
function Dibuka({
  rekam: { dokumen_tambahan: extra },
  isian: { isi, tandai },
  isReadOnly,
  salah,
}: PartProps & Pick<HasilFormProps, 'rekam'>) {
  const faulty = Object.keys(isi.dokumen).filter((name) => isi.dokumen[name]?.putusan !== 'baik');
  const ticked = [...isi.perbaiki];
  const fields = fieldTerbuka([...ticked, ...faulty.filter((name) => !isKolomSyarat(name))]) ?? [];
  const opened = [...fields, ...faulty.filter(isKolomSyarat)];
  const wordsOf = (name: string) => extra.find(({ kolom }) => kolom === name)?.label ?? labelOf(name);
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ color: salah ? 'error.main' : 'text.secondary' }}>
        {salah ??
          (opened.length === 0
            ? 'Belum ada yang dibuka untuk pendaftar. Tandai isian dengan bendera, atau nilai dokumennya.'
            : `Terbuka bagi pendaftar: ${opened.map(wordsOf).join(', ')}.`)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {ticked.map((name) => (
          <Chip
            key={name}
            label={labelOf(name)}
            disabled={isReadOnly}
            onClick={() => tandai(name)}
            onDelete={() => tandai(name)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
