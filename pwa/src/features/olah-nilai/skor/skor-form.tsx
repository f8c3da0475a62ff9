import { Link, Stack, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { riwayatNilai, simpanNilai } from '@spmb/shared/olah-nilai/calls.ts';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { nilaiContract, type IsianNilai } from '@spmb/shared/olah-nilai/nilai.schema.ts';
import { komponen, type Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { useWatch, type FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useAction } from '../../../kit/call/use-action.ts';
import { InputField, SwitchField } from '../../../kit/form/form-fields.tsx';
import { FormPanel } from '../../../kit/form/form-panel.tsx';
import type { FormAddress } from '../../../kit/form/use-form-address.ts';
import { HistoryButton } from '../../../kit/history/history.tsx';
import { angka } from '../program/angka.ts';
import { useMayNilai } from '../program/use-may-nilai.ts';
import { BagianTeori } from './bagian-teori.tsx';
import { NilaiAkhirDiketik } from './nilai-akhir-diketik.tsx';

/** Captions of the form as the specification has them. */
const captions: Record<Komponen, string> = {
  prestasi: 'NILAI PRESTASI',
  rapor: 'NILAI RAPOR',
  teori: 'NILAI TEORI',
  wawancara: 'NILAI WAWANCARA',
};
const field = { prestasi: 'prestasi_skor', rapor: 'nilai_rapor', teori: 'nilai_teori' } as const;
/** What was typed, as its history names it. */
const labels = {
  prestasi_skor: captions.prestasi,
  nilai_rapor: captions.rapor,
  nilai_teori: captions.teori,
  nilai_wawancara: captions.wawancara,
  wawancara: 'Nilai wawancara (0–100)',
  order_person_status: 'Berkebutuhan khusus',
  order_person_name: 'Penanggung Jawab',
  afirmasi: 'Afirmasi',
  prioritas: 'Prioritas',
  keterangan: 'Keterangan',
};

interface SkorFormProps {
  jurusanId: string;
  nilai: Nilai;
  address: Omit<FormAddress, 'form'>;
  reload: () => unknown;
}

/** An applicant's score: each component with where it comes from, and what was typed over it. */
export function SkorForm({ jurusanId, nilai, address, reload }: SkorFormProps) {
  const act = useAction(at(simpanNilai, { jurusan_id: jurusanId, id: nilai.id }), 'form');
  const may = useMayNilai();
  const initial = initialOf(nilai);
  return (
    <FormPanel<IsianNilai>
      name={`olah-nilai/${jurusanId}/${nilai.id}`}
      title={nilai.nama}
      aside={
        <HistoryButton call={at(riwayatNilai, { jurusan_id: jurusanId, id: nilai.id })} labels={labels} />
      }
      schema={nilaiContract}
      initial={initial}
      submitLabel="SIMPAN"
      submit={async (values) => {
        await act.mutateAsync({ ...changedOf(initial, values), versi: nilai.versi });
        address.onClose();
      }}
      address={address}
      reload={reload}
    >
      <InputField
        name="wawancara"
        label="Nilai wawancara (0–100)"
        type="decimal"
        hint="Dihitung dengan bobotnya; kosong berarti belum diwawancarai"
        autoFocus
      />
      {komponen.map((one) => (
        <Bagian
          key={one}
          one={one}
          nilai={nilai}
          locked={!may.panitia && (one === 'prestasi' || one === 'rapor')}
          asal={asalOf(one, nilai, may)}
        />
      ))}
      <NilaiAkhirDiketik sumber={nilai.sumber} />
      {may.panitia && (
        <>
          <SwitchField name="order_person_status" label="Berkebutuhan khusus" />
          <PenanggungJawab />
          <SwitchField
            name="afirmasi_status"
            label="Afirmasi"
            hint="Berhak atas kursi afirmasi; mula-mula seperti di formulirnya"
          />
        </>
      )}
      {may.seleksi && (
        <>
          <SwitchField
            name="prioritas"
            label="Prioritas"
            hint="Mendahului semua pendaftar lain, dengan alasan yang tampil di setiap penjelasan hasil"
          />
          <InputField name="alasan" label="Alasan prioritas diubah" />
        </>
      )}
      <InputField name="keterangan" label="Keterangan" rows={2} />
    </FormPanel>
  );
}

interface BagianProps {
  one: Komponen;
  nilai: Nilai;
  locked: boolean;
  /** Where its source is looked at; undefined: not by this account. */
  asal: string | undefined;
}

/** Prize and report cards stand in the file, theory in the exams; an interview stands here. */
function asalOf(
  one: Komponen,
  { id, nama, sumber }: Nilai,
  may: ReturnType<typeof useMayNilai>,
): string | undefined {
  const hasBerkas = sumber.rapor.nilai !== null;
  if (one === 'prestasi' || one === 'rapor')
    return may.panitia && hasBerkas ? `/backend/verifikasi-form/${id}` : undefined;
  return one === 'teori' && may.ujian
    ? `/backend/hasil-ujian?bagian=teori&q=${encodeURIComponent(nama)}`
    : undefined;
}

/** A weighted component: empty as its source has it, or what is typed in its place. */
function Bagian({ one, nilai, locked, asal }: BagianProps) {
  const { keterangan, nilai: source, prosentase, bagian = [] } = nilai.sumber[one];
  const from = source === null ? keterangan : `${keterangan}: ${angka(source)} × ${angka(prosentase)} %`;
  const name = one === 'wawancara' ? 'nilai_wawancara' : field[one];
  if (locked)
    return (
      <Stack>
        <Typography>{captions[one]}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {angka(nilai[name])} ({from})
        </Typography>
      </Stack>
    );
  return (
    <Stack>
      <InputField name={name} label={captions[one]} type="decimal" hint={`Kosong: ${from}`} />
      {bagian.length > 0 && <BagianTeori nilai={source} bagian={bagian} />}
      {asal !== undefined && (
        <Link component={RouterLink} to={asal} variant="body2" sx={{ ml: 1.75 }}>
          Lihat asal {captions[one].toLowerCase()}
        </Link>
      )}
    </Stack>
  );
}

/** Enabled only with the special-needs switch (3 §4). */
function PenanggungJawab() {
  const isOn: unknown = useWatch<FieldValues>({ name: 'order_person_status' });
  if (isOn !== true) return null;
  return <InputField name="order_person_name" label="Penanggung Jawab" />;
}

/** What was typed over stands in its field; a component of its source leaves it empty. */
function initialOf(nilai: Nilai): FieldValues {
  const typed = (one: Komponen, value: number | null) => (nilai.diubah.includes(one) ? value : '');
  return {
    wawancara: nilai.wawancara ?? '',
    prestasi_skor: typed('prestasi', nilai.prestasi_skor),
    nilai_rapor: typed('rapor', nilai.nilai_rapor),
    nilai_teori: typed('teori', nilai.nilai_teori),
    nilai_wawancara: typed('wawancara', nilai.nilai_wawancara),
    order_person_status: nilai.order_person_status,
    order_person_name: nilai.order_person_name,
    afirmasi_status: nilai.afirmasi_status,
    prioritas: nilai.prioritas,
    alasan: '',
    keterangan: nilai.keterangan,
  };
}

/** Only what was changed is sent: the rest another account may not be allowed to write. */
const changedOf = (initial: FieldValues, values: IsianNilai): IsianNilai =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (value ?? '') !== (initial[name] ?? '')),
  );
