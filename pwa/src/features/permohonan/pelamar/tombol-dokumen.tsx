import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { askFile } from '../../../http/ask-file.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { saveFile } from '../../../ui/save-file.ts';

/** Gives the PDF of an application to its applicant. */
export function TombolDokumen({ dokumen, nama }: { dokumen: string; nama: string }) {
  const { http } = useServices();
  const notify = useNotify();
  const open = () => {
    askFile(http, at(bacaMedia, { name: dokumen })).then(
      (file) => saveFile(file, `${nama}.pdf`),
      (error: unknown) => notify('error', textOfProblem(error)),
    );
  };
  return <Button onClick={open}>Lihat dokumen</Button>;
}
