import { at } from '@spmb/shared/kernel/call.ts';
import { balasPesan, percakapan } from '@spmb/shared/pesan/calls.ts';
import { isianBalasan } from '@spmb/shared/pesan/pesan.schema.ts';
import type { PercakapanTerbuka } from '@spmb/shared/pesan/percakapan.ts';
import { useCallback } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { useOperationId } from '../../kit/call/use-operation-id.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import type { FormAddress } from '../../kit/form/use-form-address.ts';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { JawabanSiapField } from './jawaban-siap-field.tsx';
import { LampiranField } from './lampiran.tsx';
import { PesanList } from './pesan-list.tsx';
import { UrusPercakapan } from './urus-percakapan.tsx';
import { useTandaiDibaca } from './use-tandai-dibaca.ts';
import { useVersiTerbaca } from './use-versi-terbaca.ts';

interface Isian {
  body: string;
  lampiran?: string | null | undefined;
}
const initial = { body: '', lampiran: null };

/** A conversation beside the inbox, with the answer that is written to it. */
export function PercakapanForm({ id, address }: { id: string; address: FormAddress }) {
  const { data, isError, error, refetch } = useAnswer(at(percakapan, { id }));
  useTandaiDibaca(data);
  if (data) return <Terbuka percakapan={data} address={address} reload={refetch} />;
  return (
    <FormFrame look="side" title="Percakapan" onClose={address.onClose}>
      {isError ? <ErrorState error={error} retry={refetch} /> : <ListSkeleton rows={4} />}
    </FormFrame>
  );
}

interface TerbukaProps {
  percakapan: PercakapanTerbuka;
  address: FormAddress;
  reload: () => unknown;
}

function Terbuka({ percakapan: { pesans, serahan, ...baris }, address, reload }: TerbukaProps) {
  const act = useAction(balasPesan, 'form');
  const draft = `pesan/${baris.id}`;
  const operationIdOf = useOperationId(draft);
  const { versi, hold, release } = useVersiTerbaca(baris.versi);
  const { onDirty } = address;
  const holdAndTell = useCallback(
    (isDirty: boolean) => {
      hold(isDirty);
      onDirty(isDirty);
    },
    [hold, onDirty],
  );
  // Nobody has written yet: the committee begins.
  const isFirst = baris.versi === 0;
  return (
    <FormPanel<Isian>
      name={draft}
      title={baris.nama}
      schema={isianBalasan}
      initial={initial}
      submitLabel={isFirst ? 'KIRIM PESAN' : 'KIRIM BALASAN'}
      submit={async ({ body, lampiran = null }) => {
        // By its words alone: a list that was read anew after a lost answer has another version.
        const operasi_id = operationIdOf({ body, lampiran });
        await act.mutateAsync({ id: baris.id, body, lampiran, versi, operasi_id }).finally(release);
        address.onClose();
      }}
      address={{ ...address, onDirty: holdAndTell }}
      reload={reload}
    >
      <UrusPercakapan baris={baris} />
      <PesanList pesans={pesans} serahan={serahan} />
      <JawabanSiapField baris={baris} />
      <InputField
        name="body"
        label={isFirst ? 'Pesan' : 'Balasan'}
        rows={4}
        hint="Masuk ke kotak masuk pendaftar"
      />
      <LampiranField />
    </FormPanel>
  );
}
