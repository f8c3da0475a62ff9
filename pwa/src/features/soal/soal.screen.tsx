import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Button, Stack } from '@mui/material';
import { checkSoal } from '@spmb/shared/soal/check-soal.ts';
import { soalResource, type IsianSoal, type Soal } from '@spmb/shared/soal/soal.schema.ts';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../shell/use-title.ts';
import { CrudForm } from '../../kit/crud/crud-form.tsx';
import type { CrudSource } from '../../kit/crud/crud-source.ts';
import { ListSkeleton } from '../../kit/display/states.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListStates } from '../../kit/list/list-view.tsx';
import { PageTurner } from '../../kit/list/page-turner.tsx';
import { useFormAddress } from '../../kit/form/use-form-address.ts';
import { ListWithForm } from '../../kit/frame/list-with-form.tsx';
import { newRecord, useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { BankActs, Beginnings } from './bank/bank-acts.tsx';
import { BankVersion } from './bank/bank-version.tsx';
import { SoalList } from './list/soal-list.tsx';
import { useBank } from './bank/use-bank.ts';

const SoalFields = lazy(async () => ({ default: (await import('./form/soal-fields.tsx')).SoalFields }));

const emptySoal = {
  nomor: '',
  soal: '',
  pilihan_a: '',
  pilihan_b: '',
  pilihan_c: '',
  pilihan_d: '',
  pilihan_e: '',
  soal_gambar: null,
  pilihan_a_gambar: null,
  pilihan_b_gambar: null,
  pilihan_c_gambar: null,
  pilihan_d_gambar: null,
  pilihan_e_gambar: null,
  jawaban: '',
  status: 'siap',
};

/** Questions of a bank. */
export function SoalScreen() {
  const { id: bankId = '' } = useParams();
  const bank = useBank(bankId);
  const title = bank.data ? `Soal ${bank.data.mapel}` : 'Soal';
  // Until the bank is known nothing is offered that it may refuse.
  const isFrozen = bank.data?.beku ?? true;
  useTitle(title);
  const source = useMemo(() => sourceOf(bankId), [bankId]);
  const address = useListAddress();
  const { form, ...formAddress } = useFormAddress(address);
  const list = useList(callsOf(source).list, address.query);
  const isEmpty = list.data?.total === 0 && address.query.q === '';
  const beginnings = !isFrozen && <Beginnings bankId={bankId} onAdd={() => address.open(newRecord)} />;
  const shownForm = form !== undefined && !isFrozen && (
    <CrudForm key={form} id={form} source={source} initial={emptySoal} address={formAddress} nextFrom="soal">
      <Suspense fallback={<ListSkeleton />}>
        <SoalFields />
      </Suspense>
    </CrudForm>
  );
  return (
    <ListWithForm form={shownForm} isFormWide>
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
          <BankActs bankId={bankId} bank={bank.data} isEmpty={isEmpty}>
            {beginnings}
          </BankActs>
        }
      />
      {bank.data && <BankVersion bank={bank.data} reload={bank.refetch} />}
      <ListStates
        list={list}
        address={address}
        empty={{
          text: 'Belum ada soal. Impor dari Word atau Excel, atau tulis satu.',
          action: beginnings && (
            <Stack direction="row" sx={{ gap: 1 }}>
              {beginnings}
            </Stack>
          ),
        }}
      >
        {(page) => (
          <Stack sx={{ gap: 1.5 }}>
            <SoalList
              bankId={bankId}
              title={title}
              rows={page.rows}
              isOrdered={address.query.q === ''}
              isFrozen={isFrozen}
              onEdit={address.open}
            />
            <PageTurner page={page} address={address} />
          </Stack>
        )}
      </ListStates>
    </ListWithForm>
  );
}

function sourceOf(bankId: string) {
  return {
    ...listUnder(soalResource, bankId),
    check: (values) => ({ ...checkSoal(values) }),
  } satisfies CrudSource<IsianSoal, Soal>;
}
