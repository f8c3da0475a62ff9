import { Stack, Typography } from '@mui/material';
import { checkProfilSekolah, profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { useServices } from '../../app/services.tsx';
import { useTitle } from '../../app/use-title.ts';
import { HistoryButton } from '../../crud/history/history.tsx';
import { PageForm } from '../../crud/form/page-form.tsx';
import { ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { useAct } from '../../crud/port/use-act.ts';
import { useRecord } from '../../crud/list/use-list.ts';
import { Identitas } from './profil/identitas.tsx';
import { KunciApi } from './profil/kunci-api.tsx';
import { Pendaftaran } from './profil/pendaftaran.tsx';
import { ResetPendaftar } from './profil/reset-pendaftar.tsx';
import { Tampilan } from './profil/tampilan.tsx';
import { UjianDanJaringan } from './profil/ujian-dan-jaringan.tsx';

const { fields, labels, record } = profilSekolahResource;
const secret = ['apikey'];
const address = `${profilSekolahResource.path}/1`;

/** The school's profile. */
export function ProfilSekolahScreen() {
  useTitle('Profil Sekolah');
  const { info } = useServices();
  const school = useRecord(address, record);
  const act = useAct('form');
  return (
    <>
      <Stack direction="row" sx={{ mb: 2, gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h1">Profil Sekolah</Typography>
        <HistoryButton path={address} labels={labels} />
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
            await act.mutateAsync({
              path: `${address}?_method=PUT`,
              body: { ...values, versi: school.data.versi },
            });
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
