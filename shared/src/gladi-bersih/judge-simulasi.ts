import type { LaporanSimulasi } from './simulasi.schema.ts';

/** An answer is on the server within this time on a healthy network. */
export const akuiMaksMs = 2_000;
/** Everybody has the first question this long after the bell, on prepared devices. */
export const mulaiMaksMs = 10_000;
/** The measure of the capacity: the 99th percentile of acknowledgements. */
export const kapasitasP99Ms = 100;
/** How often a participant of the capacity search sends a batch. */
export const kapasitasRitmeMs = 5_000;

export interface Penilaian {
  lulus: boolean;
  butir: { baik: boolean; teks: string }[];
}

const count = (value: number): string => value.toLocaleString('id-ID');

/** A time in words: "85 ms", "2,4 detik". */
export const lamaText = (ms: number): string =>
  ms < 1_000
    ? `${count(Math.round(ms))} ms`
    : `${(ms / 1_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} detik`;

/** Verdict of a simulation with a sentence for everything that it rests on. */
export function judgeSimulasi(peserta: number, laporan: LaporanSimulasi): Penilaian {
  const { operasi, jawaban, akui, masuk, gambar, mulai, gangguan, putar_ulang, selesai, kapasitas } = laporan;
  const butir: Penilaian['butir'] = [];
  const say = (baik: boolean, good: string, bad: string) => butir.push({ baik, teks: baik ? good : bad });
  say(
    operasi.hilang === 0,
    `Tidak ada jawaban hilang: ${count(operasi.diakui)} tindakan diakui server, semuanya ada.`,
    `${count(operasi.hilang)} tindakan yang sudah diakui server tidak ditemukan. Jangan pakai server ini untuk ujian sebelum diperiksa.`,
  );
  say(
    operasi.diakui === operasi.dibuat,
    'Semua tindakan peserta sampai di server.',
    `${count(operasi.dibuat - operasi.diakui)} dari ${count(operasi.dibuat)} tindakan belum diterima server.`,
  );
  say(
    jawaban.berbeda === 0,
    `Jawaban di server sama dengan di layar: ${count(jawaban.diperiksa)} butir dibandingkan.`,
    `${count(jawaban.berbeda)} butir jawaban di server berbeda dari layar peserta.`,
  );
  say(
    operasi.ganda === 0,
    'Kiriman yang berulang hanya tercatat sekali.',
    `${count(operasi.ganda)} tindakan tercatat lebih dari sekali.`,
  );
  say(
    putar_ulang.perbedaan === 0,
    'Catatan server bila diputar ulang menghasilkan jawaban dan nilai yang sama.',
    `${count(putar_ulang.perbedaan)} perbedaan antara catatan server dan keadaan yang tersimpan.`,
  );
  say(
    selesai === peserta,
    `${count(selesai)} peserta selesai dan mendapat kode terima.`,
    `Hanya ${count(selesai)} dari ${count(peserta)} peserta selesai dengan kode terima.`,
  );
  if (gangguan.ganda_dicoba > 0)
    say(
      gangguan.ganda_ditolak === gangguan.ganda_dicoba,
      `Perangkat kedua ditolak pada ${count(gangguan.ganda_dicoba)} peserta.`,
      `${count(gangguan.ganda_dicoba - gangguan.ganda_ditolak)} perangkat kedua diterima tanpa izin pengawas.`,
    );
  if (gangguan.nyala_ulang > 0)
    say(
      true,
      `Server gladi diputus dan dibuka lagi ${count(gangguan.nyala_ulang)} kali (${lamaText(gangguan.nyala_ulang_ms)}); pengiriman berlanjut sendiri.`,
      '',
    );
  say(
    mulai.paling_lama_ms <= mulaiMaksMs,
    `Mulai serentak: peserta terakhir siap dalam ${lamaText(mulai.paling_lama_ms)}.`,
    `Mulai serentak terlalu lama: peserta terakhir menunggu ${lamaText(mulai.paling_lama_ms)} (batas ${lamaText(mulaiMaksMs)}).`,
  );
  say(
    akui.p99_ms <= akuiMaksMs,
    `Jawaban diakui server dalam ${lamaText(akui.p99_ms)} (99 dari 100 kiriman).`,
    `Jawaban terlalu lama diakui: ${lamaText(akui.p99_ms)} untuk 99 dari 100 kiriman (batas ${lamaText(akuiMaksMs)}).`,
  );
  if (kapasitas)
    say(
      kapasitas.peserta >= peserta,
      kapasitasText(kapasitas),
      `Komputer ini hanya terukur menerima jawaban ${count(kapasitas.peserta)} peserta, kurang dari ${count(peserta)} yang disimulasikan.`,
    );
  butir.push({ baik: true, teks: serentakText(peserta, { masuk, gambar, mulai }) });
  return { lulus: butir.every(({ baik }) => baik), butir };
}

/** For how many the rush at the bell was measured, which is no more than were simulated. */
const serentakText = (
  peserta: number,
  { masuk, gambar, mulai }: Pick<LaporanSimulasi, 'masuk' | 'gambar' | 'mulai'>,
): string => {
  const times = [
    `masuk ${lamaText(masuk.paling_lama_ms)}`,
    ...(gambar ? [`memuat gambar soal ${lamaText(gambar.paling_lama_ms)}`] : []),
    `mulai ${lamaText(mulai.paling_lama_ms)}`,
  ];
  const without = gambar ? '' : ' Gambar soal tidak diukur.';
  return `Serentak diukur dengan ${count(peserta)} peserta, tanpa Wi-Fi; yang terakhir menunggu: ${times.join(', ')}.${without}`;
};

/** The measured capacity in words: of answers only. */
export const kapasitasText = ({
  peserta,
  batas_ditemukan,
}: NonNullable<LaporanSimulasi['kapasitas']>): string =>
  `Kapasitas kirim jawaban komputer ini: ${batas_ditemukan ? '' : 'sekurang-kurangnya '}${count(peserta)} peserta. Masuk, gambar, dan mulai tidak termasuk.`;
