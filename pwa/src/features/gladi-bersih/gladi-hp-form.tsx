import { ruangResource } from '@spmb/shared/ruang/ruang.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import PhoneAndroidOutlined from '@mui/icons-material/PhoneAndroidOutlined';
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { TextArea } from '../../kit/form/text-area.tsx';
import { openGladiHp } from '@spmb/shared/gladi-bersih/calls.ts';
import { useState } from 'react';
import { useOptions } from '../../kit/list/use-list.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { Panel } from './panel.tsx';

/** Opens a rehearsal for the phones and computers in the rooms. */
export function GladiHpForm() {
  const [nama, setNama] = useState('Gladi ruang');
  const [menit, setMenit] = useState(30);
  const rooms = useOptions(callsOf(ruangResource).combo);
  const [typed, setTyped] = useState<string>();
  const act = useAction(openGladiHp);
  const text = typed ?? rooms.data?.map(({ label }) => label).join('\n') ?? '';
  const ruang = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
  return (
    <Panel title="Gladi dengan HP dari ruang">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        HP dan komputer di setiap ruang membuka satu alamat bersama-sama, tanpa akun. Layar ini menunjukkan
        ruang yang titik aksesnya tidak cukup.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          label="Nama gladi"
          value={nama}
          onChange={(event) => setNama(event.target.value)}
          sx={{ flex: 1 }}
        />
        <TextField
          select
          label="Dibuka selama"
          value={menit}
          onChange={(event) => setMenit(Number(event.target.value))}
          sx={{ flex: 1 }}
        >
          {[10, 30, 60, 120].map((value) => (
            <MenuItem key={value} value={value}>
              {value} menit
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <TextArea
        label="Ruang yang ikut, satu per baris"
        minRows={3}
        maxRows={6}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        variant="contained"
        startIcon={<PhoneAndroidOutlined />}
        disabled={nama.trim() === '' || act.isPending}
        onClick={() => act.mutate({ nama, menit, ruang })}
        sx={{ alignSelf: 'flex-start', mt: 'auto' }}
      >
        Buka gladi
      </Button>
    </Panel>
  );
}
