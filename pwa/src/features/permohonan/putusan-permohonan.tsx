import { Stack } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { putuskanPermohonan, rekamPermohonan } from '@spmb/shared/permohonan/calls.ts';
import {
  bolehBeralihPermohonan,
  perluKeterangan,
  statusPermohonan,
} from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { maksKeterangan, putuskanPermohonanContract } from '@spmb/shared/permohonan/permohonan.schema.ts';
import type { RekamPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useAction } from '../../kit/call/use-action.ts';
import { useOperationId } from '../../kit/call/use-operation-id.ts';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { FactList } from '../../kit/display/fact-list.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { InputField, SelectField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import type { FormAddress } from '../../kit/form/use-form-address.ts';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { formatInstant } from '../../shell/format-date.ts';
import { DokumenPermohonan } from './dokumen-permohonan.tsx';
import { Riwayat } from './riwayat-permohonan.tsx';
import { ChipPermohonan } from './chip-permohonan.tsx';

const initial = { status: '', keterangan: '' };
const isian = putuskanPermohonanContract.pick({ status: true, keterangan: true });

interface PutusanPermohonanProps {
  id: string;
  address: Omit<FormAddress, 'form'>;
}

/** An application as the server has it now, and what is decided on it. */
export function PutusanPermohonan({ id, address }: PutusanPermohonanProps) {
  const one = { id };
  const record = useFreshAnswer(at(rekamPermohonan, one), true);
  const act = useAction(at(putuskanPermohonan, one), 'form');
  const operationIdOf = useOperationId();
  if (!record.data)
    return (
      <FormFrame look="side" title="Permohonan" onClose={address.onClose}>
        {record.isError ? <ErrorState error={record.error} retry={record.refetch} /> : <ListSkeleton />}
      </FormFrame>
    );
  const { nama, status: dari, versi } = record.data;
  return (
    <FormPanel
      key={record.dataUpdatedAt}
      name={`permohonan/${id}`}
      title={`Permohonan ${nama}`}
      schema={isian}
      check={({ status, keterangan }) =>
        keterangan === '' && perluKeterangan(dari, status)
          ? { keterangan: 'Keterangan wajib diisi: pendaftar membacanya sebagai alasan keputusan ini.' }
          : {}
      }
      initial={initial}
      submitLabel="SIMPAN KEPUTUSAN"
      submit={async (values) => {
        await act.mutateAsync({ ...values, versi, operasi_id: operationIdOf(values) });
        address.onClose();
      }}
      address={address}
      reload={record.refetch}
    >
      <Isi rekam={record.data} />
      <SelectField
        name="status"
        label="Keputusan"
        options={statusPermohonan
          .filter((ke) => bolehBeralihPermohonan(dari, ke, 'panitia'))
          .map((value) => ({ value, label: value === 'PENGAJUAN' ? 'PENGAJUAN (periksa lagi)' : value }))}
        hint="Pendaftar diberi tahu. Keputusan dapat ditarik kembali dengan keterangan"
      />
      <KeteranganField />
      <Riwayat riwayat={record.data.riwayat} />
    </FormPanel>
  );
}

function Isi({ rekam }: { rekam: RekamPermohonan }) {
  const zona = useSchoolZone();
  return (
    <Stack sx={{ gap: 2 }}>
      <FactList
        facts={[
          ['Nomor pendaftaran', rekam.noreg],
          ['Jabatan', rekam.nama_jabatan],
          ['Perangkat daerah', rekam.opd],
          ['Diajukan', formatInstant(rekam.diajukan_ms, zona)],
          ['Status', <ChipPermohonan key="status" status={rekam.status} />],
        ]}
      />
      <DokumenPermohonan {...rekam} />
    </Stack>
  );
}

/** What the applicant reads, with how many letters are left. */
function KeteranganField() {
  const text: unknown = useWatch<FieldValues>({ name: 'keterangan' });
  const used = typeof text === 'string' ? text.length : 0;
  return (
    <InputField
      name="keterangan"
      label="Keterangan"
      rows={3}
      hint={`${used}/${maksKeterangan} · dibaca pendaftar`}
    />
  );
}
