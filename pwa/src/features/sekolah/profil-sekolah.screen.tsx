import { historyOf } from '@spmb/shared/resource-calls.ts';
import { Stack, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { profilSekolah, simpanProfilSekolah } from '@spmb/shared/sekolah/calls.ts';
import { checkProfilSekolah, profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { useServices } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { HistoryButton } from '../../kit/history/history.tsx';
import { PageForm } from '../../kit/form/page-form.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useAction } from '../../kit/call/use-action.ts';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { Identitas } from './profil/identitas.tsx';
import { KunciApi } from './profil/kunci-api.tsx';
import { Pendaftaran } from './profil/pendaftaran.tsx';
import { ResetPendaftar } from './profil/reset-pendaftar.tsx';
import { Tampilan } from './profil/tampilan.tsx';
import { UjianDanJaringan } from './profil/ujian-dan-jaringan.tsx';

const { fields, labels } = profilSekolahResource;
const secret = ['apikey'];
const read = at(profilSekolah, { id: '1' });
const save = at(simpanProfilSekolah, { id: '1' });
const address = read.path;

/** The school's profile. */
export function ProfilSekolahScreen() {
  useTitle('Profil Sekolah');
  const { info } = useServices();
  const school = useFreshAnswer(read);
  const act = useAction(save, 'form');
  return (
    <>
      <Stack direction="row" sx={{ mb: 2, gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h1">Profil Sekolah</Typography>
        <HistoryButton call={historyOf(read)} labels={labels} />
      </Stack>
      {school.isError && <ErrorState error={school.error} retry={school.refetch} />}
      {school.isPending && <ListSkeleton />}
      {school.data && (
        <PageForm
          key={school.data.versi}
          name={address}
          secret={secret}
          schema={fields}
          check={checkProfilSekolah}
          stored={school.data}
          submitLabel="SIMPAN"
          submit={async (values) => {
            await act.mutateAsync({ ...values, versi: school.data.versi });
            // Name, colours and pictures change on this page at once.
            await Promise.all([info.refresh(), school.refetch()]);
          }}
          reload={school.refetch}
        >
          <Identitas />
          <Pendaftaran />
          <UjianDanJaringan />
          <Tampilan />
          <KunciApi />
        </PageForm>
      )}
      {school.data && <ResetPendaftar nama={school.data.nama} />}
    </>
  );
}
