import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useIsPhone } from '../../kit/port/use-is-phone.ts';
import { areaOf, writeImage, type Cut } from '../../ports/scale-image.ts';

const ratio = 16 / 9;
/** Pixels of the picture on the home page of a wide screen, twice as dense as that of an old one. */
const sideMax = 1_600;
/** A cut that is narrower looks blurred on a desktop. */
const sharpWidth = 800;

const knobs = [
  { key: 'zoom', label: 'Perbesar', min: 1, max: 4, step: 0.05 },
  { key: 'x', label: 'Geser mendatar', min: 0, max: 1, step: 0.01 },
  { key: 'y', label: 'Geser tegak', min: 0, max: 1, step: 0.01 },
] as const;

interface CropDialogProps {
  image: ImageBitmap;
  onClose: () => void;
  onCut: (file: File) => void;
}

/** Chooses the part of a picture that is shown: by dragging it, or by three knobs that the keyboard moves too. */
export function CropDialog({ image, onClose, onCut }: CropDialogProps) {
  const isPhone = useIsPhone();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cut, setCut] = useState<Cut>({ zoom: 1, x: 0.5, y: 0.5 });
  const [problem, setProblem] = useState<string>();
  const area = areaOf(image, ratio, cut);
  useEffect(() => {
    const { current } = canvas;
    const { left, top, width, height } = areaOf(image, ratio, cut);
    current
      ?.getContext('2d')
      ?.drawImage(image, left, top, width, height, 0, 0, current.width, current.height);
  }, [image, cut]);
  const drag = ({ movementX, movementY, buttons, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const scale = area.width / currentTarget.clientWidth;
    setCut(({ zoom, x, y }) => ({
      zoom,
      x: moved(x, movementX * scale, image.width - area.width),
      y: moved(y, movementY * scale, image.height - area.height),
    }));
  };
  const save = async () => {
    const written = await writeImage(image, { type: 'image/jpeg', quality: 0.85, sideMax, ratio, cut });
    if (written) onCut(new File([written.blob], 'slider.jpg', { type: 'image/jpeg' }));
    else
      setProblem('Gambar tidak dapat dipotong di browser ini. Pilih gambar lain, atau pakai browser lain.');
  };
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby="crop-title">
      <DialogTitle id="crop-title">Potong gambar</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <canvas
            ref={canvas}
            width={1_280}
            height={720}
            role="img"
            aria-label="Bagian gambar yang akan tampil"
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={drag}
            style={{ width: '100%', aspectRatio: '16 / 9', touchAction: 'none', cursor: 'grab' }}
          />
          {area.width < sharpWidth && (
            <Alert severity="warning">
              Bagian ini hanya {Math.round(area.width)} piksel lebarnya dan akan tampak buram di layar besar.
              Kecilkan perbesarannya, atau pilih gambar yang lebih besar.
            </Alert>
          )}
          {knobs.map(({ key, label, ...limits }) => (
            <div key={key}>
              <Typography variant="body2" id={`crop-${key}`}>
                {label}
              </Typography>
              <Slider
                {...limits}
                aria-labelledby={`crop-${key}`}
                value={cut[key]}
                onChange={(_, value) => setCut({ ...cut, [key]: value })}
              />
            </div>
          ))}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Batal</Button>
        <Button variant="contained" onClick={() => void save()}>
          Pakai gambar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Where a cut lies after its picture was dragged by `by` pixels; `room` is how far it may move. */
const moved = (from: number, by: number, room: number): number =>
  room <= 0 ? from : Math.min(1, Math.max(0, from - by / room));
