import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { IconButton, Stack, Typography } from '@mui/material';
import { urutkanSlider } from '@spmb/shared/slider/calls.ts';
import type { SlideTersimpan } from '@spmb/shared/slider/slider.schema.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { fileAddress } from '../../kit/upload/file-address.ts';

interface OrderDialogProps {
  slides: readonly SlideTersimpan[];
  onClose: () => void;
}

/** The order of the slides: rows are dragged, or moved by their buttons; nothing changes before it is saved. */
export function OrderDialog({ slides, onClose }: OrderDialogProps) {
  const [rows, setRows] = useState(slides);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const act = useAction(urutkanSlider);
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    const others = rows.filter((one) => one !== row);
    setRows([...others.slice(0, to), row, ...others.slice(to)]);
    setSaid(`${row.title} sekarang nomor ${to + 1} dari ${rows.length}.`);
  };
  return (
    <ConfirmDialog
      title="Urutkan slider"
      text="Seret barisnya, atau pakai tombol naik dan turun. Yang teratas tampil pertama."
      yes="Simpan urutan"
      no="Batal"
      busy={act.isPending}
      onNo={onClose}
      onYes={() => act.mutate({ ids: rows.map(({ id }) => id) }, { onSettled: onClose })}
    >
      <Stack component="ol" sx={{ p: 0, m: 0, mt: 2, gap: 1, listStyle: 'none' }}>
        {rows.map(({ id, title, path, status }, index) => (
          <Stack
            key={id}
            component="li"
            direction="row"
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
            }}
            sx={{
              gap: 1,
              p: 0.5,
              alignItems: 'center',
              border: '1px solid var(--line)',
              borderRadius: 1,
              cursor: 'grab',
              opacity: dragged === index ? 0.5 : 1,
            }}
          >
            <img src={fileAddress(path)} alt="" width={64} height={36} style={{ objectFit: 'cover' }} />
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {index + 1}. {title}
              {!status && ' (tidak dipublish)'}
            </Typography>
            <IconButton
              aria-label={`Naikkan ${title}`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUpwardOutlined fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={`Turunkan ${title}`}
              disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDownwardOutlined fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <Typography role="status" className="visually-hidden">
        {said}
      </Typography>
    </ConfirmDialog>
  );
}
