import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { mulaiSimulasi } from '@spmb/shared/gladi-bersih/calls.ts';
import {
  gangguanSimulasi,
  gangguanText,
  simulasiPesertaMax,
  type GangguanSimulasi,
} from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { Panel } from './panel.tsx';

const lama = [
  [10, '10 detik (coba cepat)'],
  [60, '1 menit'],
  [180, '3 menit'],
  [600, '10 menit'],
  [1_800, '30 menit'],
] as const;

const numberText = `Isi 1 sampai ${simulasiPesertaMax.toLocaleString('id-ID')} peserta.`;

/** What to simulate, and the button that starts it. */
export function SimulasiForm() {
  const [peserta, setPeserta] = useState('100');
  const [detik, setDetik] = useState(60);
  const [gangguan, setGangguan] = useState<readonly GangguanSimulasi[]>(gangguanSimulasi);
  const [ukur, setUkur] = useState(true);
  const act = useAction(mulaiSimulasi);
  const count = Number(peserta);
  const isRight = Number.isInteger(count) && count >= 1 && count <= simulasiPesertaMax;
  const toggle = (one: GangguanSimulasi) =>
    setGangguan((all) => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one]));
  return (
    <Panel title="Simulasi peserta virtual">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Peserta virtual mengerjakan ujian contoh di server ini, di ruang data terpisah yang dihapus
        sesudahnya.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          label="Jumlah peserta"
          value={peserta}
          onChange={(event) => setPeserta(event.target.value)}
          error={!isRight}
          helperText={isRight ? ' ' : numberText}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ flex: 1 }}
        />
        <TextField
          select
          label="Lama mengerjakan"
          value={detik}
          onChange={(event) => setDetik(Number(event.target.value))}
          helperText=" "
          sx={{ flex: 1 }}
        >
          {lama.map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <FormControl component="fieldset">
        <FormLabel component="legend">Gangguan</FormLabel>
        {gangguanSimulasi.map((one) => (
          <FormControlLabel
            key={one}
            control={<Checkbox checked={gangguan.includes(one)} onChange={() => toggle(one)} />}
            label={gangguanText[one]}
          />
        ))}
      </FormControl>
      <FormControlLabel
        control={<Checkbox checked={ukur} onChange={() => setUkur(!ukur)} />}
        label="Ukur kapasitas kirim jawaban"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Masuk, gambar soal, dan mulai serentak diukur dengan jumlah peserta di atas. Kapasitas kirim jawaban
        dicari sesudahnya; Wi-Fi diukur dengan Gladi HP.
      </Typography>
      <Button
        variant="contained"
        startIcon={<PlayArrowOutlined />}
        disabled={!isRight || act.isPending}
        onClick={() => act.mutate({ peserta: count, detik, gangguan: [...gangguan], ukur_kapasitas: ukur })}
        sx={{ alignSelf: 'flex-start', mt: 'auto' }}
      >
        Mulai simulasi
      </Button>
    </Panel>
  );
}
