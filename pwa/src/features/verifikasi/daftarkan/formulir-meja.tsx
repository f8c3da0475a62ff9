import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { bacaIsian } from '@spmb/shared/pendaftaran/isian.ts';
import { periksaFormulir } from '@spmb/shared/pendaftaran/periksa.ts';
import { naskahBerlaku } from '@spmb/shared/persetujuan/calls.ts';
import { daftarkan } from '@spmb/shared/verifikasi/calls.ts';
import type { TemuanPendaftar } from '@spmb/shared/verifikasi/temuan-pendaftar.ts';
import { daftarkanContract } from '@spmb/shared/verifikasi/verifikasi.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { useOperationId } from '../../../kit/call/use-operation-id.ts';
import { PageForm } from '../../../kit/form/page-form.tsx';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { KurangBox } from './kurang-box.tsx';
import { LangkahMeja } from './langkah-meja.tsx';
import type { Didaftarkan } from './terdaftar.tsx';

interface FormulirMejaProps {
  nomor: string;
  temuan: TemuanPendaftar & { isi: Formulir };
  muatUlang: () => unknown;
  onTerdaftar: (hasil: Didaftarkan) => void;
}

/** The form of applicants on one page, as the desk fills it in. What is typed stays on this computer until it was sent. */
export function FormulirMeja({ nomor, temuan, muatUlang, onTerdaftar }: FormulirMejaProps) {
  const port = useStaffPort();
  const client = useQueryClient();
  const operationIdOf = useOperationId();
  const { id, isi, versi, syarat } = temuan;
  const { data: naskah } = useAnswer(naskahBerlaku);
  return (
    <PageForm
      name={`verifikasi-daftar-baru/${nomor}`}
      schema={daftarkanContract}
      check={(values) => ({ ...periksaFormulir(values, syarat) })}
      stored={isi}
      submitLabel="Daftarkan"
      reload={muatUlang}
      submit={async (values) => {
        const sent = {
          ...bacaIsian(values),
          id,
          versi,
          ...(naskah && { persetujuan_versi: naskah.versi }),
        };
        onTerdaftar(await port.call(daftarkan, { ...sent, operasi_id: operationIdOf(sent) }));
        void client.invalidateQueries({ queryKey: ['list'] });
      }}
    >
      {formulir.map((step, index) => (
        <LangkahMeja key={step.name} step={step} nomor={index + 1} syarat={syarat} pernyataan={naskah?.isi} />
      ))}
      <KurangBox />
    </PageForm>
  );
}
