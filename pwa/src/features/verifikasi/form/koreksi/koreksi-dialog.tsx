import { Alert, Stack, TextField } from '@mui/material';
import type { Field, Terisi } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { findField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { isDitanya } from '@spmb/shared/pendaftaran/periksa.ts';
import { tahunLulusDari } from '@spmb/shared/pendaftaran/tahun-lulus.ts';
import { koreksi } from '@spmb/shared/verifikasi/calls.ts';
import { diHadapanWali, isDiHadapanWali } from '@spmb/shared/verifikasi/di-hadapan-wali.ts';
import { kolomTertutup } from '@spmb/shared/verifikasi/kolom.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { fieldTerbuka } from '@spmb/shared/verifikasi/terbuka.ts';
import { useState } from 'react';
import { CallError } from '../../../../http/call-error.ts';
import { useAction } from '../../../../kit/call/use-action.ts';
import { useOperationId } from '../../../../kit/call/use-operation-id.ts';
import { ConfirmDialog } from '../../../../kit/dialog/confirm-dialog.tsx';
import { messageOf } from '../../../../kit/port/staff-port.ts';
import { useAppInfo } from '../../../../shell/services.tsx';
import { syaratLengkap } from '../rekam/nilai-rekam.ts';
import { bawahannya } from './bawahannya.ts';
import { IsianKoreksi } from './isian-koreksi.tsx';

interface KoreksiDialogProps {
  field: Field;
  rekam: RekamVerifikasi;
  onRekam: (rekam: RekamVerifikasi) => void;
  onClose: () => void;
}

const isCovered = (name: string) => kolomTertutup.some((one) => one === name);
/** As many years as a school may offer. */
const tahunMost = 15;

/** Corrects a field, and what hangs on it, with the parent standing by. */
export function KoreksiDialog({ field, rekam, onRekam, onClose }: KoreksiDialogProps) {
  const operationIdOf = useOperationId();
  const act = useAction(koreksi, 'form');
  const { tahun_ajaran } = useAppInfo();
  const [ubahan, setUbahan] = useState<Terisi>({});
  const [alasan, setAlasan] = useState(`${diHadapanWali} `);
  const syarat = syaratLengkap(tahunLulusDari(tahun_ajaran ?? '', tahunMost));
  // A covered number is written anew: what stands in the record is not it.
  const covered = isCovered(field.name) ? { [field.name]: '' } : {};
  const terisi: Terisi = { ...rekam, ...covered, ...ubahan };
  const fields = (fieldTerbuka([field.name]) ?? [])
    .flatMap((name) => findField(name) ?? [])
    .filter((one) => one.jenis !== 'berkas' && isDitanya(one, terisi, syarat));
  const salah = act.error instanceof CallError ? act.error.kesalahan : {};
  const ubah = (changed: Record<string, unknown>) =>
    setUbahan((before) => ({ ...before, ...bawahannya(Object.keys(changed)), ...changed }));
  const simpan = () => {
    const sent = { ...ubahan, id: rekam.id, alasan: alasan.trim(), versi: rekam.versi };
    act.mutate(
      { ...sent, operasi_id: operationIdOf(sent) },
      {
        onSuccess: ({ data }) => {
          onRekam(data);
          onClose();
        },
      },
    );
  };
  const isReasoned = isDiHadapanWali(alasan) && alasan.trim().length > diHadapanWali.length + 2;
  return (
    <ConfirmDialog
      title={`Betulkan ${field.label}`}
      text="Isian lama tetap tersimpan, dan pendaftar diberi tahu."
      yes="Simpan"
      no="Batal"
      busy={act.isPending}
      disabled={Object.keys(ubahan).length === 0 || !isReasoned}
      onYes={simpan}
      onNo={onClose}
    >
      <Stack sx={{ gap: 2, pt: 2 }}>
        {act.isError && <Alert severity="error">{messageOf(act.error)}</Alert>}
        {fields.map((one) => (
          <IsianKoreksi
            key={one.name}
            field={one}
            terisi={terisi}
            syarat={syarat}
            salah={salah[one.name]}
            onUbah={ubah}
          />
        ))}
        <TextField
          label="Alasan"
          value={alasan}
          error={salah['alasan'] !== undefined}
          helperText={salah['alasan'] ?? 'Misalnya: di hadapan wali Ibu Fatimah, ejaan nama di akta'}
          onChange={({ target }) => setAlasan(target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
