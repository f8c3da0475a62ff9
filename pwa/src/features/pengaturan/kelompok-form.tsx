import { historyOf } from '@spmb/shared/resource-calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { simpanPengaturan } from '@spmb/shared/pengaturan/calls.ts';
import { isKelompok, pengaturan, type NamaKelompok } from '@spmb/shared/pengaturan/kelompok.ts';
import type { KelompokTersimpan, PengaturanTersimpan } from '@spmb/shared/pengaturan/tersimpan.ts';
import type { Kelompok } from '@spmb/shared/pengaturan/define-kelompok.ts';
import type { ReactNode } from 'react';
import { useServices } from '../../shell/services.tsx';
import { HistoryButton } from '../../kit/history/history.tsx';
import { FormSection, FullWidth } from '../../kit/form/form-section.tsx';
import { PageForm } from '../../kit/form/page-form.tsx';
import { useAction } from '../../kit/call/use-action.ts';
import { DaftarUlangFields } from './daftar-ulang-fields.tsx';
import { HasilFields } from './hasil-fields.tsx';
import { KeamananFields } from './keamanan-fields.tsx';
import { PesanFields } from './pesan-fields.tsx';
import { PendaftaranFields } from './pendaftaran-fields.tsx';
import { PrivasiFields } from './privasi-fields.tsx';
import { SeleksiFields } from './seleksi-fields.tsx';
import { UjianFields } from './ujian-fields.tsx';
import { UmumFields } from './umum-fields.tsx';

const fieldsOf: Record<NamaKelompok, ReactNode> = {
  umum: <UmumFields />,
  pendaftaran: <PendaftaranFields />,
  ujian: <UjianFields />,
  hasil: <HasilFields />,
  seleksi: <SeleksiFields />,
  daftar_ulang: <DaftarUlangFields />,
  pesan: <PesanFields />,
  keamanan: <KeamananFields />,
  privasi: <PrivasiFields />,
};

export interface StoredGroup {
  nama: NamaKelompok;
  isi: KelompokTersimpan;
}

/** The groups that this application knows, out of the server's answer, in the page's order. */
export const knownGroups = (answer: PengaturanTersimpan): StoredGroup[] =>
  Object.keys(pengaturan).flatMap((nama) => {
    const isi = answer[nama];
    return isi && isKelompok(nama) ? [{ nama, isi }] : [];
  });

/** One group of settings, saved by itself. */
export function KelompokForm({
  group: { nama, isi },
  reload,
}: {
  group: StoredGroup;
  reload: () => unknown;
}) {
  const save = at(simpanPengaturan, { kelompok: nama });
  const act = useAction(save, 'form');
  const { info } = useServices();
  const { title, hint, fields, labels, check } = pengaturan[nama] as Kelompok<object>;
  return (
    <PageForm
      name={`pengaturan/${nama}`}
      schema={fields}
      {...(check && { check })}
      stored={isi}
      submitLabel="SIMPAN"
      submit={async (values) => {
        await act.mutateAsync({ ...values, versi: isi.versi });
        await Promise.all([info.refresh(), reload()]);
      }}
      reload={reload}
    >
      <FormSection title={title} hint={hint}>
        {fieldsOf[nama]}
        <FullWidth>
          <HistoryButton call={historyOf(save)} labels={labels} />
        </FullWidth>
      </FormSection>
    </PageForm>
  );
}
