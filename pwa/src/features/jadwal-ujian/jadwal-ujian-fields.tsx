import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { masterSoalCombo } from '@spmb/shared/soal/calls.ts';
import { Box, Typography } from '@mui/material';
import { jadwalUjianResource } from '@spmb/shared/jadwal-ujian/jadwal-ujian.schema.ts';
import { kebijakanWaktuOptions, keterlambatanOptions } from '@spmb/shared/jadwal-ujian/pilihan-waktu.ts';
import { useEffect, type ReactNode } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { InputField, SelectField, SwitchField } from '../../kit/form/form-fields.tsx';
import { useOptions } from '../../kit/list/use-list.ts';

const { labels } = jadwalUjianResource;

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 140px' }, gap: 2 }}>
      {children}
    </Box>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" sx={{ mt: 1 }}>
      {children}
    </Typography>
  );
}

/** Keeps the total at the sum of the two banks, which is the only total the rules allow. */
function useTotal(): void {
  const { setValue } = useFormContext<FieldValues>();
  const first: unknown = useWatch<FieldValues>({ name: 'jumlah_soal_1' });
  const second: unknown = useWatch<FieldValues>({ name: 'jumlah_soal_2' });
  useEffect(() => {
    const sum = Number(first) + Number(second);
    if (Number.isInteger(sum) && sum > 0) setValue('jumlah_soal', sum);
  }, [first, second, setValue]);
}

/** Every field of a schedule. */
export function JadwalUjianFields() {
  const program = useOptions(callsOf(programKeahlianResource).combo);
  return (
    <>
      <InputField name="name" label={labels.name} hint="Misalnya Matematika" autoFocus />
      <SelectField
        name="program_keahlian_id"
        label={labels.program_keahlian_id}
        options={program}
        none="Semua program keahlian"
      />
      <InputField name="tanggal" label={labels.tanggal} type="date" />
      <SoalFields />
      <WaktuFields />
      <Heading>Pengamanan</Heading>
      <SwitchField
        name="token_wajib"
        label={labels.token_wajib}
        hint="Peserta mengetik token dari pengawas untuk mulai"
      />
      <SwitchField
        name="tutup_panggilan_langsung"
        label={labels.tutup_panggilan_langsung}
        hint="Menolak jawaban yang dikirim satu per satu dengan cara lain, di luar lembar ujian peserta"
      />
    </>
  );
}

/** Which questions, how many, in which order, and what they count. */
function SoalFields() {
  const bank = useOptions(masterSoalCombo);
  useTotal();
  return (
    <>
      <Heading>Soal</Heading>
      <Pair>
        <SelectField name="master_soal_id_1" label={labels.master_soal_id_1} options={bank} />
        <InputField name="jumlah_soal_1" label="Jumlah soal 1" type="number" />
        <SelectField
          name="master_soal_id_2"
          label={labels.master_soal_id_2}
          options={bank}
          none="Tanpa bank kedua"
        />
        <InputField name="jumlah_soal_2" label="Jumlah soal 2" type="number" />
      </Pair>
      <InputField name="jumlah_soal" label={labels.jumlah_soal} type="number" hint="Jumlah dari kedua bank" />
      <SwitchField name="isRandom" label={labels.isRandom} hint="Urutan soal berbeda untuk setiap peserta" />
      <SwitchField
        name="acak_opsi"
        label={labels.acak_opsi}
        hint="Urutan A–E berbeda untuk setiap peserta; soal dengan pilihan seperti “Semua benar” tetap urut"
      />
      <InputField
        name="bobot"
        label={labels.bobot}
        type="number"
        hint="Bobot dalam nilai gabungan beberapa ujian"
      />
      <InputField
        name="kktp"
        label={labels.kktp}
        type="number"
        hint="Nilai ketuntasan 0 sampai 100; kosong = menurut Pengaturan"
      />
    </>
  );
}

/** How long the exam takes, and what a break or a late start costs. */
function WaktuFields() {
  const policy: unknown = useWatch<FieldValues>({ name: 'kebijakan_waktu' });
  return (
    <>
      <Heading>Waktu</Heading>
      <InputField name="waktu" label="Waktu" type="number" unit="menit" />
      <SelectField name="kebijakan_waktu" label={labels.kebijakan_waktu} options={kebijakanWaktuOptions} />
      <InputField
        name="jeda_maks"
        label="Terhenti tanpa rugi, paling lama"
        type="number"
        unit="menit"
        hint={
          policy === 'jalan_terus'
            ? 'Isi 0 atau kosongkan'
            : 'Selama ini waktu ujian menunggu bila perangkat mati atau lembarnya tertutup; kosong = 3 menit'
        }
      />
      <SelectField name="keterlambatan" label={labels.keterlambatan} options={keterlambatanOptions} />
      <InputField name="toleransi_menit" label="Toleransi setelah sesi" type="number" unit="menit" />
      <InputField
        name="toleransi_kirim"
        label="Batas kiriman susulan"
        type="number"
        unit="menit"
        hint="Sejak sesi berakhir; kosong = sampai pukul 23.59 hari itu"
      />
      <InputField
        name="menit_minimum_selesai"
        label="Tombol Selesai dibuka setelah"
        type="number"
        unit="menit"
      />
    </>
  );
}
