import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Button, Stack } from '@mui/material';
import { checkSoal } from '@spmb/shared/soal/check-soal.ts';
import { masterSoalContract } from '@spmb/shared/soal/master-soal.ts';
import { soalContract, soalResource, type Soal } from '@spmb/shared/soal/soal.ts';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../app/use-title.ts';
import { DeleteDialog } from '../../crud/dialog/confirm-dialog.tsx';
import { CrudForm } from '../../crud/crud-form.tsx';
import type { CrudSource } from '../../crud/crud-screen.tsx';
import { FoldedActs } from '../../crud/list/folded-acts.tsx';
import { ListHeader } from '../../crud/list/list-header.tsx';
import { ListStates } from '../../crud/list/list-view.tsx';
import { PageTurner } from '../../crud/list/page-turner.tsx';
import { useAct } from '../../crud/port/use-act.ts';
import { useFormAddress } from '../../crud/form/use-form-address.ts';
import { newRecord, useListAddress } from '../../crud/list/use-list-address.ts';
import { useList, useRecord } from '../../crud/list/use-list.ts';
import { EksporSoal } from './ekspor-soal.tsx';
import { SoalCard } from './soal-card.tsx';
import { SoalFields } from './soal-fields.tsx';
import { soalFromForm, soalToForm } from './soal-source.ts';

const emptySoal = {
  ...{ nomor: '', soal: '', pilihan_a: '', pilihan_b: '', pilihan_c: '', pilihan_d: '', pilihan_e: '' },
  ...{ soal_gambar: null, pilihan_a_gambar: null, pilihan_b_gambar: null, pilihan_c_gambar: null },
  ...{ pilihan_d_gambar: null, pilihan_e_gambar: null, jawaban: '', status: 'siap' },
};

/** Questions of a bank. */
export function SoalScreen() {
  const { id: bankId = '' } = useParams();
  const bank = useRecord(`/api/master-soal-header/${bankId}`, masterSoalContract);
  const title = bank.data ? `Soal ${bank.data.mapel}` : 'Soal';
  useTitle(title);
  const source = useMemo(() => sourceOf(bankId), [bankId]);
  const address = useListAddress();
  const { form, ...formAddress } = useFormAddress(address);
  const list = useList(source.path, soalContract, address.query);
  const [doomed, setDoomed] = useState<Soal>();
  const remove = useAct();
  const isEmpty = list.data?.total === 0 && address.query.q === '';
  const add = (
    <Button variant="contained" onClick={() => address.open(newRecord)}>
      Tambah soal
    </Button>
  );
  const importLink = (
    <Button component={Link} to={`/backend/ujian-master-soal-detail/${bankId}/impor`}>
      Impor
    </Button>
  );
  return (
    <>
      <Button
        component={Link}
        to="/backend/ujian-master-soal"
        startIcon={<ArrowBackOutlined />}
        sx={{ mb: 1, ml: -1 }}
      >
        Bank soal
      </Button>
      <ListHeader
        title={title}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={
          <>
            <Button component={Link} to={`/backend/ujian-master-soal-detail-preview/${bankId}`}>
              Pratinjau
            </Button>
            {bank.data && !isEmpty && (
              <FoldedActs>
                <EksporSoal bankId={bankId} mapel={bank.data.mapel} />
              </FoldedActs>
            )}
            {importLink}
            {add}
          </>
        }
      />
      <ListStates
        list={list}
        address={address}
        empty={{
          text: 'Belum ada soal. Impor dari Word atau Excel, atau tulis satu.',
          action: (
            <Stack direction="row" sx={{ gap: 1 }}>
              {importLink}
              {add}
            </Stack>
          ),
        }}
      >
        {(page) => (
          <Stack sx={{ gap: 1.5 }}>
            <Stack component="ul" aria-label={title} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
              {page.rows.map((soal) => (
                <SoalCard
                  key={soal.id}
                  soal={soal}
                  onEdit={() => address.open(soal.id)}
                  onDelete={() => setDoomed(soal)}
                />
              ))}
            </Stack>
            <PageTurner page={page} address={address} />
          </Stack>
        )}
      </ListStates>
      {form !== undefined && (
        <CrudForm key={form} id={form} source={source} initial={emptySoal} address={formAddress}>
          <SoalFields />
        </CrudForm>
      )}
      {doomed && (
        <DeleteDialog
          name={`Soal nomor ${doomed.nomor}`}
          busy={remove.isPending}
          onNo={() => setDoomed(undefined)}
          onYes={() =>
            remove.mutate(
              { path: `${source.path}/${doomed.id}?_method=DELETE` },
              { onSettled: () => setDoomed(undefined) },
            )
          }
        />
      )}
    </>
  );
}

function sourceOf(bankId: string) {
  return {
    ...soalResource,
    path: `${soalResource.path}/${bankId}`,
    check: (values) => ({ ...checkSoal(soalFromForm(values)) }),
    toForm: soalToForm,
    fromForm: soalFromForm,
  } satisfies CrudSource<Parameters<typeof soalFromForm>[0], Soal>;
}
