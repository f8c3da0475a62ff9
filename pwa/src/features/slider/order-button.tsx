import { Button } from '@mui/material';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { sliderResource } from '@spmb/shared/slider/slider.schema.ts';
import { useState } from 'react';
import { useAll } from '../../kit/list/use-list.ts';
import { OrderDialog } from './order-dialog.tsx';

/** Puts the slides in order; nothing to do while there are less than two. */
export function OrderButton() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useAll(callsOf(sliderResource).list);
  if (!data || data.length < 2) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Urutkan
      </Button>
      {isOpen && <OrderDialog slides={data} onClose={() => setOpen(false)} />}
    </>
  );
}
