import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
} from '@mui/material';
import { downloadGladi } from '@spmb/shared/gladi-bersih/calls.ts';
import type { GladiBersih } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { judgeSimulasi, kapasitasText, lamaText } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';
import { gangguanText } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { FactList } from '../../kit/display/fact-list.tsx';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { useFile } from '../../kit/call/use-file.ts';
import { KelompokTable } from './kelompok-table.tsx';

const number = (value: number): string => value.toLocaleString('id-ID');

/** A report: the verdict sentence by sentence, then the figures. */
export function LaporanDialog({ gladi, onClose }: { gladi: GladiBersih; onClose: () => void }) {
  const download = useFile(at(downloadGladi, { id: gladi.id }));
  return (
    <FormFrame look="dialog" title={`Laporan ${gladi.nama}`} onClose={onClose}>
      <DialogTitle>{gladi.nama}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }} tabIndex={0}>
        {gladi.sebab !== null && <Alert severity="warning">{gladi.sebab}</Alert>}
        {gladi.lulus !== null && (
          <Alert severity={gladi.lulus ? 'success' : 'error'}>
            <strong>{gladi.lulus ? 'Lulus' : 'Tidak lulus'}</strong>
          </Alert>
        )}
        {gladi.jenis === 'simulasi' ? <Simulasi gladi={gladi} /> : <Hp gladi={gladi} />}
      </DialogContent>
      <DialogActions className="no-print">
        <Button
          startIcon={<DownloadOutlined />}
          disabled={download.isPending}
          onClick={() => download.mutate({ fileName: 'Gladi bersih.xlsx' })}
        >
          Unduh .xlsx
        </Button>
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Cetak
        </Button>
        <Button variant="contained" onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </FormFrame>
  );
}

function Sentences({ all }: { all: readonly { baik: boolean; teks: string }[] }) {
  return (
    <List dense disablePadding>
      {all.map(({ baik, teks }) => (
        <ListItem key={teks} disableGutters sx={{ alignItems: 'flex-start' }}>
          <ListItemIcon sx={{ minWidth: 32, mt: 0.5 }}>
            {baik ? (
              <CheckCircleOutlined color="success" titleAccess="Baik" />
            ) : (
              <ErrorOutlineOutlined color="error" titleAccess="Perlu perhatian" />
            )}
          </ListItemIcon>
          <ListItemText primary={teks} />
        </ListItem>
      ))}
    </List>
  );
}

function Simulasi({ gladi }: { gladi: Extract<GladiBersih, { jenis: 'simulasi' }> }) {
  const { isian, laporan } = gladi;
  if (!laporan) return null;
  const { operasi, akui, masuk, gambar, mulai, kiriman, kapasitas, mesin } = laporan;
  const gangguan = isian.gangguan.map((one) => gangguanText[one]).join(', ') || 'Tanpa gangguan';
  return (
    <>
      <Sentences all={judgeSimulasi(isian.peserta, laporan).butir} />
      <FactList
        facts={[
          ['Gangguan', gangguan],
          ['Tindakan diakui', `${number(operasi.diakui)} dari ${number(operasi.dibuat)}`],
          ['Hilang', number(operasi.hilang)],
          ['Tercatat ganda', number(operasi.ganda)],
          [
            'Kiriman',
            `${number(kiriman.batch)} (diulang ${number(kiriman.diulang)}, salinan ${number(kiriman.salinan)})`,
          ],
          ['Diakui server', `${lamaText(akui.p50_ms)} (tengah), ${lamaText(akui.p99_ms)} (99 dari 100)`],
          ['Masuk serentak', `paling lama ${lamaText(masuk.paling_lama_ms)}`],
          [
            'Gambar soal serentak',
            gambar ? `paling lama ${lamaText(gambar.paling_lama_ms)}` : 'Tidak diukur',
          ],
          ['Mulai serentak', `paling lama ${lamaText(mulai.paling_lama_ms)}`],
          ['Tindakan per detik', number(laporan.operasi_per_detik)],
          ['Kapasitas kirim jawaban', kapasitas ? kapasitasText(kapasitas) : 'Tidak diukur'],
          [
            'Komputer',
            `${mesin.prosesor}, ${mesin.inti} inti, ${number(mesin.memori_mb)} MB, ${mesin.basis_data}`,
          ],
          ['Beban lain saat mulai', mesin.beban_awal === null ? 'Tidak diketahui' : number(mesin.beban_awal)],
        ]}
      />
      {laporan.temuan.length > 0 && <Sentences all={laporan.temuan.map((teks) => ({ baik: false, teks }))} />}
    </>
  );
}

function Hp({ gladi: { laporan } }: { gladi: Extract<GladiBersih, { jenis: 'hp' }> }) {
  if (!laporan) return null;
  const kosong = laporan.ruang_kosong.map((nama) => `Ruang ${nama}: belum ada perangkat yang bergabung.`);
  return (
    <>
      <Sentences all={[...laporan.temuan, ...kosong].map((teks) => ({ baik: false, teks }))} />
      <KelompokTable label="Ruang" rows={laporan.ruang} />
      <KelompokTable label="Alamat" rows={laporan.rentang} />
    </>
  );
}
