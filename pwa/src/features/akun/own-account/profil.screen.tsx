import { Avatar, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useTitle } from '../../../shell/use-title.ts';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { FileChooser } from '../../../kit/upload/file-chooser.tsx';
import { UploadDialog } from '../../../kit/upload/upload-dialog.tsx';
import { FailureBox } from '../login/failure-box.tsx';
import { OwnSesi } from '../sesi-masuk/own-sesi.tsx';
import { PushStaf } from './push-staf.tsx';
import { photoBytesMax, photoTypes, useProfil } from './use-profil.ts';

/** The own name, photo and logins, in the back office. */
export function ProfilScreen() {
  useTitle('Profil Pengguna');
  const { user, ...profil } = useProfil(useStaffPort().upload);
  return (
    <>
      <Paper
        component="form"
        noValidate
        variant="outlined"
        onSubmit={(event) => {
          event.preventDefault();
          void profil.save();
        }}
        sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, maxWidth: 640 }}
      >
        <Typography variant="h1">Profil Pengguna</Typography>
        <FailureBox failure={profil.failure} />
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Avatar
            {...(profil.photo && { src: profil.photo })}
            alt="Foto Anda"
            sx={{ width: 96, height: 96 }}
          />
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            <FileChooser
              label={profil.busy === 'unggah' ? 'Mengunggah…' : profil.avatar ? 'Ganti foto' : 'Unggah foto'}
              accept={photoTypes}
              maxBytes={photoBytesMax}
              files={[]}
              disabled={profil.busy !== undefined}
              onChoose={([file]) => file && void profil.choose(file)}
            />
            {profil.avatar && (
              <Button color="error" onClick={profil.detach}>
                Lepas foto
              </Button>
            )}
          </Stack>
        </Stack>
        <TextField
          label="Nama Lengkap"
          name="username"
          autoComplete="name"
          value={profil.username}
          error={profil.error !== undefined}
          helperText={profil.error}
          onChange={(event) => profil.rename(event.target.value)}
          fullWidth
        />
        <TextField
          label="NIP|EMAIL"
          value={user?.email ?? ''}
          variant="filled"
          helperText="Hanya administrator yang dapat mengubahnya"
          slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
          fullWidth
        />
        <Box>
          <Button type="submit" variant="contained" disabled={profil.busy !== undefined}>
            {profil.busy === 'simpan' ? 'Menyimpan…' : 'SIMPAN'}
          </Button>
        </Box>
      </Paper>
      {profil.running && (
        <UploadDialog
          percent={profil.running.percent}
          waiting={profil.running.waiting}
          onCancel={profil.running.cancel}
        />
      )}
      <PushStaf />
      <OwnSesi />
    </>
  );
}
