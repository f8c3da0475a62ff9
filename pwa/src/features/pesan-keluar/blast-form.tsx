import type { JenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import { jenisInformasi, kataJenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import {
  kirimAkun,
  kirimInformasi,
  kirimJadwal,
  kirimJadwalSimulasi,
} from '@spmb/shared/pesan-keluar/calls.ts';
import { isianBlast, periksaBlast, type IsianBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { useEffect, useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useAction } from '../../kit/call/use-action.ts';
import { useOperationId } from '../../kit/call/use-operation-id.ts';
import { InputField, SelectField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import type { FormAddress } from '../../kit/form/use-form-address.ts';
import { useOptions } from '../../kit/list/use-list.ts';
import { PratinjauBlast } from './pratinjau-blast.tsx';

const jenis = jenisInformasi.map((value) => ({ value, label: kataJenisInformasi[value] }));
const blasts = {
  'informasi-umum': kirimInformasi,
  'informasi-akun': kirimAkun,
  'informasi-jadwal-ujian': kirimJadwal,
  'informasi-jadwal-ujian-simulasi': kirimJadwalSimulasi,
};
/** Name of what is typed and not sent. */
const draft = 'utility-wa';
const initial = { jenis_informasi: 'informasi-umum', program_keahlian_id: '', pesan: '' };

/** A message to all applicants or to those of a programme (S2-WA-03). */
export function BlastForm({ address }: { address: FormAddress }) {
  const program = useOptions(callsOf(programKeahlianResource).combo);
  const [chosen, setChosen] = useState<JenisInformasi>('informasi-umum');
  const act = useAction(blasts[chosen], 'form');
  const operationIdOf = useOperationId(draft);
  return (
    <FormPanel<IsianBlast>
      name={draft}
      look="dialog"
      title="Formulir Wa Blast"
      schema={isianBlast}
      check={periksaBlast}
      initial={initial}
      submitLabel="Kirim"
      submit={async (values) => {
        await act.mutateAsync({ ...values, jenis_informasi: undefined, tindakan_id: operationIdOf(values) });
        address.onClose();
      }}
      address={address}
    >
      <PilihJenis onPick={setChosen} />
      <SelectField name="program_keahlian_id" label="Jurusan" options={program} none="Semua jurusan" />
      <InputField
        name="pesan"
        label="Pesan"
        rows={4}
        hint="{nama}, {nomor}, dan {sekolah} diisi untuk setiap penerima. Paling panjang 1.000 karakter"
      />
      <PratinjauBlast />
    </FormPanel>
  );
}

const added: Readonly<Record<JenisInformasi, string>> = {
  'informasi-umum': 'Kepada semua pendaftar dan peserta, atau satu jurusan',
  'informasi-akun': 'Nomor peserta dan cara masuk ditambahkan; kata sandi tidak pernah dikirim',
  'informasi-jadwal-ujian': 'Jadwal setiap peserta mulai hari ini ditambahkan',
  'informasi-jadwal-ujian-simulasi': 'Alamat gladi HP yang sedang dibuka ditambahkan',
};

/** The kind of information, which is a call of its own. */
function PilihJenis({ onPick }: { onPick: (jenis: JenisInformasi) => void }) {
  const value: unknown = useWatch<FieldValues>({ name: 'jenis_informasi' });
  const found = jenisInformasi.find((one) => one === value) ?? 'informasi-umum';
  useEffect(() => onPick(found), [found, onPick]);
  return <SelectField name="jenis_informasi" label="Jenis informasi" options={jenis} hint={added[found]} />;
}
