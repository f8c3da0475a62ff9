import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Checkbox, IconButton, Stack, Typography } from '@mui/material';
import type { DragEvent, Ref } from 'react';

interface UrutanProps<Value extends string> {
  options: readonly { value: Value; label: string }[];
  /** Those that are ticked, from the first to the last. */
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  onBlur?: () => void;
  firstRef?: Ref<HTMLInputElement>;
}

const dragged = 'application/x-spmb-urutan';

/** Some of a few in an order of one's own: ticked, and moved by buttons or dragged. */
export function Urutan<Value extends string>({
  options,
  chosen,
  onChange,
  onBlur,
  firstRef,
}: UrutanProps<Value>) {
  const others = options.filter(({ value }) => !chosen.includes(value));
  const move = (from: number, to: number) => {
    const next = chosen.filter((_, at) => at !== from);
    next.splice(to, 0, ...chosen.slice(from, from + 1));
    onChange(next);
  };
  const dropOn = (to: number) => ({
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const from = chosen.indexOf(event.dataTransfer.getData(dragged) as Value);
      if (from < 0) return;
      event.preventDefault();
      move(from, to);
    },
  });
  const toggle = (value: Value, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {chosen
        .flatMap((value) => options.filter((one) => one.value === value))
        .concat(others)
        .map(({ value, label }, at) => {
          const isOn = at < chosen.length;
          return (
            <Stack
              key={value}
              component="li"
              direction="row"
              sx={{ alignItems: 'center' }}
              {...(isOn && dropOn(at))}
            >
              <Checkbox
                checked={isOn}
                onChange={(_, now) => toggle(value, now)}
                {...(onBlur && { onBlur })}
                slotProps={{ input: { 'aria-label': label, ...(at === 0 && firstRef && { ref: firstRef }) } }}
              />
              <Typography sx={{ flex: 1, color: isOn ? 'text.primary' : 'text.secondary' }}>
                {isOn ? `${at + 1}. ${label}` : label}
              </Typography>
              {isOn && (
                <Box
                  draggable
                  title="Seret untuk mengurutkan"
                  onDragStart={(event: DragEvent) => event.dataTransfer.setData(dragged, value)}
                  sx={dragStyle}
                >
                  <DragIndicator fontSize="small" />
                </Box>
              )}
              <IconButton
                aria-label={`Naikkan ${label}`}
                disabled={!isOn || at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUpwardOutlined fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Turunkan ${label}`}
                disabled={!isOn || at === chosen.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDownwardOutlined fontSize="small" />
              </IconButton>
            </Stack>
          );
        })}
    </Stack>
  );
}

/** Fingers have the buttons. */
const dragStyle = {
  cursor: 'grab',
  color: 'text.secondary',
  display: { xs: 'none', sm: 'flex' },
} as const;
