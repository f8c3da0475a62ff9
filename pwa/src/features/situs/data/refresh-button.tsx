import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import type { PublicSource } from './use-public-data.ts';

/** Asks the server again; that it has not answered stands where the data stand. */
export function RefreshButton({ source }: { source: PublicSource }) {
  const notify = useNotify();
  return (
    <Button
      disabled={source.isBusy}
      onClick={() =>
        void source.refresh().then((isDone) => {
          if (isDone) notify('info', 'Data sudah yang terbaru.');
        })
      }
    >
      {source.isBusy ? 'Mengambil data…' : 'Muat ulang data'}
    </Button>
  );
}
