import { Button, Stack, TextField, Typography } from '@mui/material';
import { pilihTempat } from '@spmb/shared/pencadangan/calls.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';

/** Chooses the folder to which copies go; `jalur` is the present one, empty where there is none. */
export function TempatKedua({ jalur }: { jalur: string }) {
  const act = useAction(pilihTempat);
  const [typed, type] = useState(jalur);
  return (
    <Stack
      component="form"
      sx={{ gap: 1, maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate({ jalur: typed });
      }}
    >
      <Typography variant="body2">
        Tempat kedua menyimpan salinan di luar disk server: flashdisk yang selalu terpasang, disk lain, atau
        folder komputer lain.
      </Typography>
      <TextField
        label="Folder tempat kedua di komputer server"
        placeholder="E:\ atau /media/flashdisk"
        value={typed}
        onChange={(event) => type(event.target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 1024, spellCheck: false } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="outlined" disabled={act.isPending || typed.trim() === ''}>
          Pakai folder ini
        </Button>
        {jalur !== '' && (
          <Button
            disabled={act.isPending}
            onClick={() => act.mutate({ jalur: '' }, { onSuccess: () => type('') })}
          >
            Lepas tempat kedua
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
